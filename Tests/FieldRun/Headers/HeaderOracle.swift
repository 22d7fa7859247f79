import Foundation
import TestSupport

/// The compiler, which imports the same headers as proxygen.
struct HeaderOracle: Sendable {
  /// What finds an SDK and RxSwift.
  let arguments: [String]

  /// - Parameter file: the frontend's arguments, separated by white space; nil for the stand-ins.
  init(arguments file: URL?) throws {
    arguments =
      if let file {
        String(decoding: try Data(contentsOf: file), as: UTF8.self)
          .split(whereSeparator: \.isWhitespace).map(String.init)
      } else {
        try StandIns(.apple).arguments
      }
  }

  /// Of the compiler; nil for the stand-ins.
  var sdk: URL? {
    guard let flag = arguments.firstIndex(of: "-sdk"), flag + 1 < arguments.count else {
      return nil
    }
    return URL(fileURLWithPath: arguments[flag + 1])
  }

  /// - Parameters:
  ///   - sources: the texts by their names.
  ///   - bridge: what the bridging header includes, as paths.
  ///   - links: see `HeaderCopy`.
  /// - Returns: nil when all compiles without a warning; else what the compiler said.
  func check(
    _ sources: [String: String], bridge: [String], links: URL, _ mode: LanguageMode
  ) throws -> CommandRun? {
    let folder = try TemporaryFolder()
    var texts = sources
    texts["Support.swift"] = "import Foundation\n" + Advice.declarations
    texts["Bridge.h"] =
      (["<Foundation/Foundation.h>", "<UIKit/UIKit.h>"] + bridge.map { "\"\($0)\"" })
      .map { "#import \($0)\n" }.joined()
    try FileTree(texts: texts).write(to: folder.url)
    let run = try Command(
      Toolchain.current().compiler,
      [
        "-frontend", "-emit-sil", "-o", "/dev/null", "-module-name", "Checked",
        "-parse-as-library", "-swift-version", mode.rawValue, "-warnings-as-errors",
      ] + arguments
        + ["-Xcc", "-w", "-Xcc", "-ferror-limit=0", "-Xcc", "-I\(links.path)"]
        + ["-import-objc-header", "Bridge.h"] + sources.keys.sorted() + ["Support.swift"],
      workingDirectory: folder.url, timeLimit: .seconds(300)
    ).run()
    return run.isSuccess ? nil : run
  }

  /// Whether the compiler can import a module in both language modes; what an SDK's own interface says may be too old for it.
  func imports(_ module: String, links: URL) throws -> Bool {
    try LanguageMode.allCases.allSatisfy { mode in
      try check(["Import.swift": "import \(module)\n"], bridge: [], links: links, mode) == nil
    }
  }

  /// What the compiler imports of a repository's headers, all together.
  struct Bridge {
    /// As paths from the root.
    var headers: [String]
    /// What it says of the others.
    var dropped: [String] = []
  }

  func bridge(of headers: [String], in root: URL, links: URL) throws -> Bridge {
    var bridge = Bridge(headers: [])
    var rest = try headers.filter { path in
      let data = try Data(contentsOf: root.appendingPathComponent(path))
      let isPlain = !Self.isOfCPlusPlus(String(decoding: data, as: UTF8.self))
      if !isPlain { bridge.dropped.append("\(path): C++") }
      return isPlain
    }
    while !rest.isEmpty {
      let paths = rest.map { root.appendingPathComponent($0).path }
      guard let run = try check([:], bridge: paths, links: links, .swift5) else {
        bridge.headers = rest
        break
      }
      // The first two lines are the SDK's.
      let lines = run.errors.matches(of: /Bridge\.h:(\d+):/).compactMap { Int($0.output.1) }
      let own = run.errors.matches(
        of: /^(\/[^:\n]+\.h):\d+:\d+: error:(.*)/.anchorsMatchLineEndings())
      let said = Dictionary(own.map { (String($0.output.1), String($0.output.2)) }) { one, _ in one
      }
      let first = own.first.map { "through \($0.output.1):\($0.output.2)" } ?? ""
      var faulty = Set(lines.map { $0 - 3 }.filter(rest.indices.contains).map { rest[$0] })
      let direct = rest.filter { said[root.appendingPathComponent($0).path] != nil }
      if !direct.isEmpty { faulty = Set(direct) }
      if faulty.isEmpty {
        say("field-run: \(run.errors.prefix(2000))")
        break
      }
      bridge.dropped += rest.filter(faulty.contains).map { path in
        "\(path):\(said[root.appendingPathComponent(path).path] ?? " \(first)")"
      }
      rest.removeAll(where: faulty.contains)
    }
    return bridge
  }

  /// One such include ends the compiler's work.
  private static func isOfCPlusPlus(_ text: String) -> Bool {
    text.contains(/^#\s*(?:import|include)\s*<\w+>/.anchorsMatchLineEndings())
      || text.contains(/^(?:using\s+)?namespace\b/.anchorsMatchLineEndings())
  }
}
