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
    var collector = DiagnosticCollector()
    let resolver = ProtocolResolver(
      files: files, patterns: protocolPatterns, parents: style.parents)
    let classified = classify(resolver, into: &collector)
    return (Namer(style: style).name(classified, into: &collector), collector.diagnostics)
  }

  /// Output files in the order of their names; none when a diagnostic is an error.
  public static func generate(
    _ files: [SourceFile], configuration: GeneratorConfiguration
  ) -> Generation {
    var collector = DiagnosticCollector()
    let renderer = TemplateRenderer(library: configuration.templates)
    var outputs: [OutputFile] = []
    let byParents = Dictionary(grouping: configuration.styles, by: \.parents)
    for (parents, styles) in byParents.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      let resolver = ProtocolResolver(
        files: files, patterns: configuration.protocolPatterns, parents: parents)
      let needsProtocols = styles.contains { $0.product != .controlPublishers }
      let obstacles = ObstacleRule(
        hearsInTheCall: !styles.contains { $0.product == .proxies })
      let classified = needsProtocols ? classify(resolver, obstacles, into: &collector) : []
      for style in styles {
        outputs += StyleRun(
          style: style, configuration: configuration, renderer: renderer,
          symbols: resolver.symbols, files: resolver.files
        ).outputs(for: classified.map { $0.served(by: style) }, into: &collector)
      }
    }
    collector.add(contentsOf: SameFileRule().check(outputs))
    return Generation(
      files: collector.hasErrors ? [] : outputs.sorted { $0.name < $1.name },
      diagnostics: collector.diagnostics)
  }

  private static func classify(
    _ resolver: ProtocolResolver, _ obstacles: ObstacleRule = ObstacleRule(),
    into collector: inout DiagnosticCollector
  ) -> [ClassifiedProtocol] {
    let classifier = Classifier(
      knowledge: TypeKnowledge(symbols: resolver.symbols), obstacles: obstacles)
    var classified: [ClassifiedProtocol] = []
    for resolved in resolver.resolve(into: &collector) {
      classified.append(classifier.classify(resolved, into: &collector))
    }
    return classified
  }
}
