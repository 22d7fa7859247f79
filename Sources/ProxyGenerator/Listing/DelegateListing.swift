import Diagnostics
import ProtocolModel

/// What `proxygen list` tells of the inputs.
public struct DelegateListing: Hashable, Sendable {
  /// A delegate protocol that no style serves.
  public struct Unserved: Hashable, Sendable {
    public var name: String
    public var location: SourceLocation
  }

  /// The names of the styles, in order.
  public var styles: [String]
  /// In the order of the inputs.
  public var protocols: [ProtocolListing]
  /// In the order in which they were found.
  public var unserved: [Unserved]
  /// All that there is to say, each once.
  public var diagnostics: [Diagnostic]
  /// Where the protocols stand that diagnostics are about.
  public var subjects: [Diagnostic: SourceLocation]

  /// - Parameters:
  ///   - styles: the first one decides what is told once; those that read no delegate protocols have no say.
  ///   - syntaxErrors: what was found before.
  public init(
    _ files: [SourceFile], protocolPatterns: [Wildcard] = [], rules: ConfiguredRules = .none,
    styles: [Style], after syntaxErrors: [Diagnostic] = []
  ) {
    let inputs = Inputs(files, rules)
    let runs = ProxyGenerator.served(
      inputs, styles: styles, protocolPatterns: protocolPatterns, reach: .wholeRun)
    let findings = runs.flatMap(\.findings.findings)
    let unmatched = UnmatchedRule(rules: rules, files: inputs.files).check()
    diagnostics = (syntaxErrors + unmatched + findings.map(\.diagnostic)).uniqued()
    self.styles = styles.map(\.name)
    self.subjects = Dictionary(
      findings.compactMap { finding in finding.subject.map { (finding.diagnostic, $0.location) } },
      uniquingKeysWith: { first, _ in first })
    let served = runs.flatMap(\.protocols).map(\.subject).uniqued()
    let tables = runs.map { run in
      Dictionary(run.protocols.map { ($0.subject, $0) }, uniquingKeysWith: { first, _ in first })
    }
    let faulty = runs.map(\.findings.faulty)
    protocols = served.compactMap { subject in
      let all = styles.indices.compactMap { index in
        tables[index][subject].map { (index, (styles[index], $0)) }
      }
      // Where no style serves it, what is wrong is still best seen in the whole.
      let sound = all.filter { !faulty[$0.0].contains(subject) }
      return ProtocolListing((sound.isEmpty ? all : sound).map(\.1))
    }
    let named = Set(served)
    unserved = findings.filter { $0.diagnostic.severity == .error }.compactMap(\.subject)
      .filter { !named.contains($0) }.uniqued()
      .map { Unserved(name: $0.name, location: $0.location) }
  }
}
