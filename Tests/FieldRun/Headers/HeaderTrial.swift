import Foundation
import TestSupport

/// What the compiler says to all that proxygen makes of a repository's headers.
struct HeaderTrial {
  /// By the names of files, then by the language mode; empty for files that compile.
  private(set) var faults: [String: [String: [CompilerMessage]]] = [:]
  /// Files that import a module which isn't there.
  private(set) var unresolved: Set<String> = []

  /// - Parameter files: the generated texts by their names.
  init(
    _ files: [String: String], bridge: [String], links: URL, _ oracle: HeaderOracle
  ) throws {
    for mode in LanguageMode.allCases {
      var rest = files
      while !rest.isEmpty,
        let run = try oracle.check(rest, bridge: bridge, links: links, mode)
      {
        let messages = CompilerMessage.all(in: run.errors)
        var own = Dictionary(grouping: messages.filter { rest[$0.file] != nil }, by: \.file)
        // Everything counts as one bridging header, also where a repository is several modules.
        let lacking = own.filter { $0.value.contains { $0.text.contains("no such module") } }.keys
        if !lacking.isEmpty {
          unresolved.formUnion(lacking)
          for name in lacking { rest[name] = nil }
          continue
        }
        // A crash, say: which one it is of shows where each is alone.
        if own.isEmpty {
          for (name, text) in rest {
            guard
              let run = try oracle.check([name: text], bridge: bridge, links: links, mode)
            else { continue }
            own[name] = [CompilerMessage(file: name, line: 0, text: String(run.errors.suffix(600)))]
          }
          if own.isEmpty {
            own["all"] = [
              CompilerMessage(file: "all", line: 0, text: String(run.errors.suffix(600)))
            ]
            rest = [:]
          }
        }
        for (name, messages) in own {
          faults[name, default: [:]][mode.rawValue] = messages
          rest[name] = nil
        }
      }
    }
  }
}
