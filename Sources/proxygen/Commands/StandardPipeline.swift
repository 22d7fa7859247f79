import Diagnostics
import Foundation
import ProtocolModel
import ProxyGenerator
import SwiftFrontEnd
import TemplateEngine

extension Pipeline {
  /// The pipeline of the program that users run.
  static let standard = Pipeline(generate: generate, list: list, explain: explain)

  private static func generate(_ inputs: [InputText], _ request: GenerateRequest) -> Generated {
    let (files, syntaxErrors) = parse(inputs)
    guard syntaxErrors.isEmpty else { return Generated(diagnostics: syntaxErrors) }
    let generations = request.outputs.map { output in
      ProxyGenerator.generate(files, configuration: output.configuration(request))
    }
    var diagnostics: [Diagnostic] = []
    for diagnostic in generations.flatMap(\.diagnostics) where !diagnostics.contains(diagnostic) {
      diagnostics.append(diagnostic)
    }
    return Generated(files: generations.map(\.files), diagnostics: diagnostics)
  }

  private static func list(_ inputs: [InputText], _ request: ListRequest) -> Listing {
    let (files, syntaxErrors) = parse(inputs)
    var collector = DiagnosticCollector()
    guard let rx = StyleReader.builtIn("rx", reporting: &collector) else {
      return Listing(diagnostics: syntaxErrors + collector.diagnostics)
    }
    let (protocols, diagnostics) = ProxyGenerator.analyze(
      files, protocolPatterns: request.protocolPatterns, rules: request.rules, style: rx.style)
    let listings = protocols.map { ProtocolListing($0, style: rx.style) }
    let text =
      switch request.format {
      case .text: ListingTable(listings).text
      case .json: json(listings)
      }
    return Listing(text: text, diagnostics: syntaxErrors + diagnostics)
  }

  private static func explain(_ inputs: [InputText], _ request: ExplainRequest) -> Listing {
    let (files, syntaxErrors) = parse(inputs)
    let source = inputs.first { $0.path == request.path && $0.origins.isEmpty }?.text ?? ""
    guard
      let declaration = ExplainedDeclaration(files, path: request.path, line: request.line)
    else { return Listing(diagnostics: syntaxErrors) }
    let generate = GenerateRequest(
      outputs: [], rules: request.rules, faultReach: .itsProtocol)
    let configurations = request.styles.map { style in
      GenerateRequest.Output(styles: [style], layout: .filePerProtocol).configuration(generate)
    }
    let explanation = Explanation(
      of: declaration, in: files, source: source, configurations: configurations)
    return Listing(text: explanation.text, diagnostics: syntaxErrors)
  }

  private static func parse(_ inputs: [InputText]) -> ([SourceFile], [Diagnostic]) {
    let parsed = inputs.map {
      SwiftFrontEnd.parse($0.text, path: $0.path, module: $0.module, origins: $0.origins)
    }
    return (parsed.map(\.file), parsed.flatMap(\.diagnostics))
  }

  /// Sorted keys, two spaces, a line break at the end.
  private static func json(_ listings: [ProtocolListing]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(listings)) ?? Data("[]".utf8)
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}

extension GenerateRequest.Output {
  fileprivate func configuration(_ request: GenerateRequest) -> GeneratorConfiguration {
    let layers = styles.map(\.templates) + [templates]
    let library = layers.map { TemplateLibrary($0.texts) }
      .reduce(TemplateLibrary([:])) { $0.overlaid(by: $1) }
    return GeneratorConfiguration(
      styles: styles.map(\.style), layout: layout, protocolPatterns: protocolPatterns,
      faultReach: request.faultReach, rules: request.rules, templates: library,
      templatePaths: layers.map(\.paths).reduce([:]) { $0.merging($1) { $1 } },
      maker: Maker(
        version: Program.version, configuration: request.configuration,
        lookup: request.lookup.words))
  }
}
