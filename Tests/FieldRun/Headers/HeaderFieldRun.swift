import Foundation
import TestSupport

/// Runs proxygen over the Objective-C headers of repositories, and compiles what it writes with the same headers.
struct HeaderFieldRun {
  static let usage =
    "field-run headers [--keep DIR] [--proxygen FILE] [--oracle FILE] [--style NAME]... ROOT... [-- OPTION...]"

  private var keep: URL?
  private var binary = Repository.buildFolder.appendingPathComponent("release/proxygen")
  private var oracle: URL?
  private var styles: [String] = []
  private var roots: [URL] = []
  /// Of proxygen.
  private var options: [String] = []

  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--keep": keep = rest.popFirst().map { URL(fileURLWithPath: $0) }
      case "--oracle": oracle = rest.popFirst().map { URL(fileURLWithPath: $0) }
      case "--proxygen":
        guard let path = rest.popFirst() else { return nil }
        binary = URL(fileURLWithPath: path)
      case "--style": styles += rest.popFirst().map { [$0] } ?? []
      case "--":
        options = Array(rest)
        rest = []
      default: roots.append(URL(fileURLWithPath: argument))
      }
    }
    if roots.isEmpty { return nil }
    if styles.isEmpty { styles = ["rx", "combine", "async", "layered"] }
  }

  /// - Returns: the exit status: 0 when nothing is at fault.
  func run() throws -> Int32 {
    let oracle = try HeaderOracle(arguments: oracle)
    var total = HeaderTally()
    for root in roots {
      let tally = try run(root, oracle)
      tell("## \(root.lastPathComponent)\n\(tally.summary)\n")
      total.add(tally)
    }
    tell("# Total: \(roots.count) repositories\n\(total.summary)")
    return total.isClean ? 0 : 1
  }

  private func run(_ root: URL, _ oracle: HeaderOracle) throws -> HeaderTally {
    var tally = HeaderTally()
    let made = try GeneratedFiles(
      of: root, sdk: oracle.sdk, binary: binary, styles: styles, options: options)
    let copy = made.copy
    tally.count("headers", copy.headers.count)
    tally.count("protocols", made.listings.count)
    tally.count("requirements", made.listings.reduce(0) { $0 + $1.requirements.count })
    tally.add(made)
    // A framework is a module.
    let bridge =
      copy.isFramework
      ? HeaderOracle.Bridge(headers: [])
      : try oracle.bridge(of: copy.headers, in: copy.root, links: copy.links)
    tally.count("headers that the compiler imports", bridge.headers.count)
    tally.add(dropped: bridge.dropped)
    let shown = Set(bridge.headers.map { "\(copy.root.lastPathComponent)/\($0)" })
    let module = root.deletingPathExtension().lastPathComponent
    let isImported = try !copy.isFramework || oracle.imports(module, links: copy.links)
    let files = made.files.filter { file in
      copy.isFramework
        ? isImported : file.value.listings.allSatisfy { shown.contains($0.location.path) }
    }
    let paths = bridge.headers.map { copy.root.appendingPathComponent($0).path }
    let trial = try HeaderTrial(
      files.mapValues(\.text), bridge: paths, links: copy.links, oracle)
    for (name, file) in made.files {
      tally.count("files: \(file.style)")
      tally.count(
        files[name] == nil || trial.unresolved.contains(name)
          ? "could not be stubbed" : trial.faults[name] == nil ? "passed" : "at fault")
    }
    tally.add(trial)
    if let keep {
      let folder = keep.appendingPathComponent(root.lastPathComponent)
      try? FileManager.default.removeItem(at: folder)
      try FileTree(texts: made.files.mapValues(\.text)).write(to: folder)
    }
    return tally
  }
}
