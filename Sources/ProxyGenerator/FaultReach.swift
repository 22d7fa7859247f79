import Diagnostics

/// How far an error reaches that belongs to one protocol.
public enum FaultReach: Hashable, Sendable {
  /// Nothing is written.
  case wholeRun
  /// The protocol is left out, with a warning, and the others get their proxies.
  case itsProtocol

  /// What is said in the end, each once. Errors that belong to no protocol stay what they are.
  ///
  /// - Parameter runs: one for each style.
  func diagnostics(_ runs: [ServedProtocols]) -> [Diagnostic] {
    var collector = DiagnosticCollector()
    let findings = runs.flatMap(\.findings.findings)
    switch self {
    case .wholeRun: collector.add(contentsOf: findings.map(\.diagnostic))
    case .itsProtocol:
      collector.add(contentsOf: findings.map { $0.softened(namingStyle: runs.count > 1) })
      let leftOut = runs.reduce(0) { $0 + $1.findings.faulty.count }
      let served = runs.reduce(0) { $0 + $1.protocols.count }
      if leftOut > 0 { collector.add(.leftOut(leftOut, of: leftOut + served)) }
    }
    return collector.diagnostics
  }
}

extension Finding {
  /// A warning where the fault is that of one protocol.
  fileprivate func softened(namingStyle: Bool) -> Diagnostic {
    guard let subject, diagnostic.severity == .error else { return diagnostic }
    let style = namingStyle ? style.map { " of style '\($0)'" } ?? "" : ""
    return .warning(
      diagnostic.rule, at: diagnostic.place,
      "\(diagnostic.message). '\(subject.name)' is left out\(style)")
  }
}

extension Diagnostic {
  /// Writing nothing is no success, whoever asked for it.
  fileprivate static func leftOut(_ count: Int, of total: Int) -> Diagnostic {
    count == total
      ? .error(
        "keep-going", at: .commandLine,
        "\(total == 1 ? "the only proxy is" : "all \(total) proxies are") left out, so there is nothing "
          + "to write; do what the warnings say")
      : .note(
        "keep-going", at: .commandLine,
        "\(count) of \(total) proxies \(count == 1 ? "is" : "are") left out; the warnings say why")
  }
}
