import Diagnostics
import ProtocolModel

/// The way of the inputs' protocols through the stages, up to their names.
struct ServedProtocols {
  let files: [SourceFile]
  let patterns: [Wildcard]

  /// Everything that could be named, in the order of the inputs. Protocols in error are among them: `list` shows them.
  func analyzed(into findings: inout FindingCollector) -> [NamedProtocol] {
    Namer().name(classified(into: &findings), into: &findings)
  }

  /// What proxies are written for, if `findings` has no error in the end.
  ///
  /// - Parameter reach: when errors reach no further than their protocols, the result is as if these were
  ///   skipped: none has a say in the names of others. Of protocols that clash, the first one is served.
  func served(_ reach: FaultReach, into findings: inout FindingCollector) -> [NamedProtocol] {
    var candidates = classified(into: &findings)
    while true {
      candidates = reach.remaining(candidates, findings)
      let named = Namer().name(candidates, into: &findings)
      findings.add(named.flatMap(OwnedPairRule().check))
      findings.add(SameProxyRule().check(reach.remaining(named, findings)))
      // Each round leaves out one more at least.
      if reach.remaining(named, findings).count == named.count { return named }
    }
  }

  private func classified(into findings: inout FindingCollector) -> [ClassifiedProtocol] {
    let resolver = ProtocolResolver(files: files, patterns: patterns)
    let classifier = Classifier(knowledge: TypeKnowledge(symbols: resolver.symbols))
    return resolver.resolve(into: &findings).map { resolved in
      findings.about(resolved.subject) { classifier.classify(resolved, into: &$0) }
    }
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
