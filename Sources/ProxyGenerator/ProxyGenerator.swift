import Diagnostics
import ProtocolModel
import TemplateEngine

/// The middle of the pipeline, free of side effects: source files in, output files and diagnostics out.
public enum ProxyGenerator {
  /// The delegate protocols of the inputs, classified and named, in the order of the inputs, with everything that
  /// is to be said about them. What can't be served is left out and has a diagnostic.
  public static func analyze(
    _ files: [SourceFile], protocolPatterns: [Wildcard] = []
  ) -> (protocols: [NamedProtocol], diagnostics: [Diagnostic]) {
    var findings = FindingCollector()
    let protocols = ServedProtocols(files: files, patterns: protocolPatterns)
      .analyzed(into: &findings)
    return (protocols, FaultReach.wholeRun.diagnostics(findings, served: protocols.count))
  }

  /// Output files in the order of their names; none when a diagnostic is an error.
  public static func generate(
    _ files: [SourceFile], configuration: GeneratorConfiguration
  ) -> Generation {
    var findings = FindingCollector()
    let protocols = ServedProtocols(files: files, patterns: configuration.protocolPatterns)
      .served(configuration.faultReach, into: &findings)
    var collector = DiagnosticCollector()
    collector.add(
      contentsOf: configuration.faultReach.diagnostics(findings, served: protocols.count))
    guard !collector.hasErrors else {
      return Generation(files: [], diagnostics: collector.diagnostics)
    }
    let renderer = TemplateRenderer(library: configuration.templates)
    var outputs: [OutputFile] = []
    for (name, group) in groups(protocols, configuration.layout) {
      do {
        let text = try render(group, as: name, with: renderer, configuration)
        outputs.append(OutputFile(name: name, contents: LineBreaker().broken(text)))
      } catch let error as TemplateError {
        collector.add(
          error.diagnostic { configuration.templatePaths[$0] ?? "<template \($0)>" })
      } catch {
        collector.add(.unencodable(name, error))
      }
    }
    return Generation(
      files: collector.hasErrors ? [] : outputs.sorted { $0.name < $1.name },
      diagnostics: collector.diagnostics)
  }

  private static func groups(
    _ protocols: [NamedProtocol], _ layout: GeneratorConfiguration.Layout
  ) -> [(name: String, protocols: [NamedProtocol])] {
    switch layout {
    case .filePerProtocol:
      // Alternatives of one protocol under different conditions share their file.
      Dictionary(grouping: protocols, by: \.proxy).map { ("\($0).swift", $1) }
        .sorted { $0.0 < $1.0 }
    case .singleFile(let name): [(name, protocols)]
    }
  }

  private static func render(
    _ protocols: [NamedProtocol], as fileName: String, with renderer: TemplateRenderer,
    _ configuration: GeneratorConfiguration
  ) throws -> String {
    switch configuration.style {
    case .rx:
      let builder = RxFileBuilder(
        protocols: protocols, fileName: fileName, version: configuration.version)
      return try renderer.render("rx/file", with: TemplateValue(encoding: builder.build()))
    }
  }
}

extension Diagnostic {
  fileprivate static func unencodable(_ file: String, _ error: any Error) -> Diagnostic {
    .error("template-context", at: .file(file), "the template's context can't be made: \(error)")
  }
}
