import Foundation
import TestSupport

/// Runs proxygen over repositories and tries what it writes.
///
/// `field-run [--keep DIR] [--proxygen FILE] [--style NAME]… ROOT…`, each root a folder with one repository.
struct FieldRun {
  private var keep: URL?
  private var binary = Repository.buildFolder.appendingPathComponent("release/proxygen")
  private var styles: [String] = []
  private var roots: [URL] = []

  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--keep": keep = rest.popFirst().map { URL(fileURLWithPath: $0) }
      case "--proxygen":
        guard let path = rest.popFirst() else { return nil }
        binary = URL(fileURLWithPath: path)
      case "--style": styles += rest.popFirst().map { [$0] } ?? []
      default: roots.append(URL(fileURLWithPath: argument))
      }
    }
    if roots.isEmpty { return nil }
    if styles.isEmpty { styles = ["rx"] }
  }

  /// - Returns: the exit status: 0 when nothing is at fault.
  func run() async throws -> Int32 {
    var total = Tally()
    let stubModules = try StubModules()
    for root in roots {
      let run = try ProxygenRun(binary: binary, root: root, styles: styles)
      var tally = Tally(run)
      for (unit, trial) in try await trials(run.units, run.index, stubModules) {
        tally.add(unit, trial)
        if let trial { try keep(unit, trial, root) }
      }
      tell("## \(root.lastPathComponent)\n\(tally.summary)\n")
      total.add(tally)
    }
    tell("# Total: \(roots.count) repositories\n\(total.summary)\n\n\(total.details)")
    return total.isClean ? 0 : 1
  }

  /// As many at a time as there are cores.
  private func trials(
    _ units: [Unit], _ index: DeclarationIndex, _ stubModules: StubModules
  ) async throws -> [(Unit, Trial?)] {
    try await withThrowingTaskGroup(of: (Int, Trial?).self) { group in
      for (number, unit) in units.enumerated() {
        group.addTask {
          guard let support = SupportSources(unit.listings, index: index) else {
            return (number, nil)
          }
          return (number, try Trial(unit, support, stubModules))
        }
      }
      var result: [(Unit, Trial?)] = units.map { ($0, nil) }
      for try await (number, trial) in group { result[number].1 = trial }
      return result
    }
  }

  private func keep(_ unit: Unit, _ trial: Trial, _ root: URL) throws {
    guard let keep else { return }
    let folder = keep.appendingPathComponent(root.lastPathComponent)
      .appendingPathComponent(unit.name)
    let messages = trial.verdicts.sorted { $0.key < $1.key }.map { mode, verdict in
      "Swift \(mode): \(verdict.summary)\n" + verdict.messages.map { "\($0)\n" }.joined()
    }
    try FileTree(texts: [
      "Generated.swift": unit.generated, "Support.swift": trial.supportText,
      "verdict.txt": messages.joined() + "guessed: \(trial.guesses)\n",
    ]).write(to: folder)
  }
}

extension Verdict {
  var summary: String {
    switch self {
    case .passed: "passed"
    case .atFault: "generated code at fault"
    case .notStubbed: "could not be stubbed"
    case .compilerCrashed: "compiler crashed"
    case .warnedOf: "lacks what proxygen warned of"
    }
  }

  var messages: [CompilerMessage] {
    switch self {
    case .atFault(let messages), .notStubbed(let messages), .warnedOf(let messages): messages
    case .passed, .compilerCrashed: []
    }
  }
}
