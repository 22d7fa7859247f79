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
    switch self {
    case .wholeRun: collector.add(contentsOf: runs.flatMap(\.findings.findings).map(\.diagnostic))
    case .itsProtocol:
      let everywhere = runs.dropFirst().reduce(runs.first?.findings.faulty ?? []) {
        $0.intersection($1.findings.faulty)
      }
      for run in runs {
        collector.add(
          contentsOf: run.findings.findings.map { $0.softened(everywhere, in: run.clash.style) })
      }
      let leftOut = runs.reduce(0) { $0 + $1.findings.faulty.count }
      let served = runs.reduce(0) { $0 + $1.protocols.count }
      if leftOut > 0 { collector.add(.leftOut(leftOut, of: leftOut + served)) }
    }
    return collector.diagnostics
  }
}

extension Finding {
  /// A warning where the fault is that of one protocol; it names the style when another one serves the protocol.
  fileprivate func softened(_ everywhere: Set<ProxySubject>, in style: Style) -> Diagnostic {
    guard let subject, diagnostic.severity == .error else { return diagnostic }
    let place = everywhere.contains(subject) ? "" : " of style '\(style.name)'"
    return .warning(
      diagnostic.rule, at: diagnostic.place,
      "\(diagnostic.message). '\(subject.name)' is left out\(place)")
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
