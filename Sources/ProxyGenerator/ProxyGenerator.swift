import Diagnostics
import ProtocolModel
import TemplateEngine

/// The middle of the pipeline, free of side effects: source files in, output files and diagnostics out.
public enum ProxyGenerator {
  /// The delegate protocols of the inputs, classified and named, in the order of the inputs, with everything that
  /// is to be said about them. What can't be served is left out and has a diagnostic.
  public static func analyze(
    _ files: [SourceFile], protocolPatterns: [Wildcard] = [], rules: ConfiguredRules = .none,
    style: Style
  ) -> (protocols: [NamedProtocol], diagnostics: [Diagnostic]) {
    var findings = FindingCollector()
    findings.about(nil) { $0.add(contentsOf: UnmatchedRule(rules: rules, files: files).check()) }
    let inputs = Inputs(files, rules)
    let protocols = Namer(style: style).name(
      classify(inputs, protocolPatterns, Demand(style), into: &findings), into: &findings)
    return (protocols, findings.findings.map(\.diagnostic).uniqued())
  }

  /// Output files in the order of their names; none when a diagnostic is an error.
  public static func generate(
    _ files: [SourceFile], configuration: GeneratorConfiguration
  ) -> Generation {
    let inputs = Inputs(files, configuration.rules)
    var collector = DiagnosticCollector()
    collector.add(
      contentsOf: UnmatchedRule(rules: configuration.rules, files: inputs.files).check())
    let outputs = outputs(
      served(inputs, configuration), inputs, configuration, into: &collector)
    return Generation(files: outputs, diagnostics: collector.diagnostics)
  }

  /// Sorted by name; none when there is an error.
  ///
  /// - Parameter runs: what the styles of the configuration serve, in their order.
  static func outputs(
    _ runs: [ServedProtocols], _ inputs: Inputs, _ configuration: GeneratorConfiguration,
    into collector: inout DiagnosticCollector
  ) -> [OutputFile] {
    collector.add(contentsOf: configuration.faultReach.diagnostics(runs))
    guard !collector.hasErrors else { return [] }
    let outputs = zip(configuration.styles, runs).flatMap { style, run in
      StyleRun(
        style: run.clash.resolvedStyle, configuration: configuration, clash: run.clash,
        inputs: inputs
      )
      .outputs(for: run.protocols, into: &collector)
    }
    collector.add(contentsOf: SameFileRule().check(outputs))
    return collector.hasErrors ? [] : outputs.sorted { $0.name < $1.name }
  }

  /// In the order of the styles.
  static func served(
    _ inputs: Inputs, _ configuration: GeneratorConfiguration
  ) -> [ServedProtocols] {
    served(
      inputs, styles: configuration.styles, protocolPatterns: configuration.protocolPatterns,
      reach: configuration.faultReach)
  }

  static func served(
    _ inputs: Inputs, styles: [Style], protocolPatterns: [Wildcard], reach: FaultReach
  ) -> [ServedProtocols] {
    let demands = Set(styles.map(Demand.init))
    let analyses = Dictionary(
      uniqueKeysWithValues: demands.map { demand in
        var findings = FindingCollector()
        let classified = classify(inputs, protocolPatterns, demand, into: &findings)
        return (demand, (classified, findings))
      })
    return styles.compactMap { style in
      analyses[Demand(style)].map { classified, findings in
        ServedProtocols(
          classified, NameClash(style: style, files: inputs.files), reach, inputs.symbols,
          after: findings)
      }
    }
  }

  /// What styles differ in before anything is named.
  private struct Demand: Hashable {
    let parents: Style.Parents
    let library: Style.Library
    let product: Style.Product

    init(_ style: Style) {
      (parents, library, product) = (style.parents, style.library, style.product)
    }
  }

  private static func classify(
    _ inputs: Inputs, _ patterns: [Wildcard], _ demand: Demand,
    into findings: inout FindingCollector
  ) -> [ClassifiedProtocol] {
    guard demand.product != .controlPublishers else { return [] }
    let resolver = ProtocolResolver(
      inputs, patterns: patterns, parents: demand.parents, library: demand.library)
    let classifier = Classifier(
      knowledge: TypeKnowledge(symbols: inputs.symbols), library: demand.library,
      obstacles: ObstacleRule(hearsInTheCall: demand.product == .subclasses))
    return findings.aboutEach(resolver.resolve(into: &findings)) {
      classifier.classify($0, into: &$1)
    }
  }
}

/// The source files of a run, and what they declare.
struct Inputs: Sendable {
  /// In the order of their paths.
  let files: [SourceFile]
  let symbols: SymbolTable

  init(_ files: [SourceFile], _ rules: ConfiguredRules = .none) {
    self.files = rules.apply(to: files)
      .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    symbols = SymbolTable(self.files, defaults: rules.defaultExpressions)
  }
}
