/// What has become of an ejected style: here, and in the program.
struct StyleComparison: Equatable, Sendable {
  enum Change: String, Sendable {
    case here = "changed here"
    case builtIn = "changed in the built-in style"
    case both = "changed here and in the built-in style"
    case added = "new in the built-in style"
    case gone = "no longer in the built-in style"
    case removed = "removed here"
    case own = "only here"
  }

  struct Finding: Equatable, Sendable {
    var file: String
    var change: Change
    var difference: UnifiedDiff
  }

  /// In the order of the files' names.
  let findings: [Finding]

  /// - Parameters:
  ///   - ejected: hashes of the built-in files as they were, by name.
  ///   - builtIn, here: contents by name.
  init(ejected: [String: String], builtIn: [String: String], here: [String: String]) {
    let names = Set(ejected.keys).union(builtIn.keys).union(here.keys).sorted()
    findings = names.compactMap { name in
      Self.finding(name, ejected[name], builtIn[name], here[name])
    }
  }

  private static func finding(
    _ file: String, _ ejected: String?, _ builtIn: String?, _ here: String?
  ) -> Finding? {
    guard builtIn != here else { return nil }
    let change = change(ejected, builtIn.map(EjectionRecord.hash), here.map(EjectionRecord.hash))
    // What the built-in style has new is read as a step from here to there, what was changed here the other way round.
    let isNews = [.builtIn, .added, .gone].contains(change)
    return Finding(
      file: file, change: change,
      difference: UnifiedDiff(
        path: file, old: isNews ? here : builtIn, new: isNews ? builtIn : here))
  }

  private static func change(_ ejected: String?, _ builtIn: String?, _ here: String?) -> Change {
    guard let ejected else { return here == nil ? .added : builtIn == nil ? .own : .both }
    guard let here else { return .removed }
    guard let builtIn else { return .gone }
    return here == ejected ? .builtIn : builtIn == ejected ? .here : .both
  }

  /// A line for each file, with its difference.
  func text(isColored: Bool) -> String {
    findings.map {
      "\($0.file): \($0.change.rawValue)\n\($0.difference.text(isColored: isColored))"
    }
    .joined(separator: "\n")
  }
}
