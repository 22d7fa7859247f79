import Diagnostics
import ProtocolModel

/// What is left of classified protocols for one style to write proxies for.
struct ServedProtocols {
  /// In the order of the inputs.
  let protocols: [NamedProtocol]
  /// What was found before, and what the style adds.
  let findings: FindingCollector
  let clash: NameClash

  /// When errors reach no further than their protocols, the result is as if these were skipped: none has a say in
  /// the names of others. Of protocols that clash, the first one is served.
  init(
    _ classified: [ClassifiedProtocol], _ clash: NameClash, _ reach: FaultReach,
    _ symbols: SymbolTable, after earlier: FindingCollector
  ) {
    let style = clash.style
    var findings = earlier
    var candidates = classified.map { $0.served(by: style) }
    var named: [NamedProtocol]
    repeat {
      candidates = reach.remaining(candidates, findings)
      let members =
        style.product == .subclasses ? symbols.memberNames(ofParentsOf: candidates) : [:]
      named = Namer(style: style, parentMembers: members).name(candidates, into: &findings)
      if style.library == .rxCocoa { findings.add(named.flatMap(OwnedPairRule().check)) }
      for one in named {
        findings.about(one.subject) { $0.add(contentsOf: clash.check(one)) }
      }
      let sound = reach.remaining(named, findings)
      if style.product == .proxies { findings.add(RefinedPropertyRule(style: style).check(sound)) }
      findings.add(
        style.product == .subclasses
          ? LayeredRule(style: style, symbols: symbols).check(sound) : SameProxyRule().check(sound))
      // Each round leaves out one more at least.
    } while reach.remaining(named, findings).count < named.count
    protocols = named
    self.findings = findings
    self.clash = clash
  }
}

extension FaultReach {
  /// Those that are not left out so far.
  fileprivate func remaining<Stage: HasSubject>(
    _ protocols: [Stage], _ findings: FindingCollector
  ) -> [Stage] {
    switch self {
    case .wholeRun: return protocols
    case .itsProtocol:
      let faulty = findings.faulty
      return protocols.filter { !faulty.contains($0.subject) }
    }
  }
}
