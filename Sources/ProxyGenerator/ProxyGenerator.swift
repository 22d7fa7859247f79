import Diagnostics
import ProtocolModel
import TemplateEngine

/// The middle of the pipeline, free of side effects: source files in, output files and diagnostics out.
public enum ProxyGenerator {
  /// The delegate protocols of the inputs, classified and named, in the order of the inputs, with everything that
  /// is to be said about them. What can't be served is left out and has a diagnostic.
  public static func analyze(
    _ files: [SourceFile], protocolPatterns: [Wildcard] = [], style: Style
  ) -> (protocols: [NamedProtocol], diagnostics: [Diagnostic]) {
    var findings = FindingCollector()
    let protocols = Namer(style: style).name(
      classify(files, protocolPatterns, style.parents, into: &findings), into: &findings)
    return (protocols, findings.findings.map(\.diagnostic).uniqued())
  }

  /// Output files in the order of their names; none when a diagnostic is an error.
  public static func generate(
    _ files: [SourceFile], configuration: GeneratorConfiguration
  ) -> Generation {
    let runs = served(files, configuration)
    var collector = DiagnosticCollector()
    collector.add(contentsOf: configuration.faultReach.diagnostics(runs))
    guard !collector.hasErrors else {
      return Generation(files: [], diagnostics: collector.diagnostics)
    }
    let renderer = TemplateRenderer(library: configuration.templates)
    let outputs = zip(configuration.styles, runs).flatMap { style, run in
      StyleRun(style: style, configuration: configuration, renderer: renderer)
        .outputs(for: run.protocols, into: &collector)
    }
    collector.add(contentsOf: SameFileRule().check(outputs))
    return Generation(
      files: collector.hasErrors ? [] : outputs.sorted { $0.name < $1.name },
      diagnostics: collector.diagnostics)
  }

  /// In the order of the styles.
  static func served(
    _ files: [SourceFile], _ configuration: GeneratorConfiguration
  ) -> [ServedProtocols] {
    let demands = Set(configuration.styles.map(\.parents))
    let analyses = Dictionary(
      uniqueKeysWithValues: demands.map { parents in
        var findings = FindingCollector()
        let classified = classify(
          files, configuration.protocolPatterns, parents, into: &findings)
        return (parents, (classified, findings))
      })
    return configuration.styles.compactMap { style in
      analyses[style.parents].map { classified, findings in
        ServedProtocols(classified, style: style, configuration.faultReach, after: findings)
      }
    }
  }

  private static func classify(
    _ files: [SourceFile], _ patterns: [Wildcard], _ parents: Style.Parents,
    into findings: inout FindingCollector
  ) -> [ClassifiedProtocol] {
    let resolver = ProtocolResolver(files: files, patterns: patterns, parents: parents)
    let classifier = Classifier(knowledge: TypeKnowledge(symbols: resolver.symbols))
    return resolver.resolve(into: &findings).map { resolved in
      findings.about(resolved.subject) { classifier.classify(resolved, into: &$0) }
    }
  }
}
