import Diagnostics
import Foundation
import ProtocolModel
import ProxyGenerator
import SwiftFrontEnd
import TemplateEngine
import Templates

extension Pipeline {
  /// The pipeline of the program that users run.
  static let standard = Pipeline(generate: generate, list: list)

  private static func generate(_ inputs: [InputText], _ request: GenerateRequest) -> Generated {
    let (files, syntaxErrors) = parse(inputs)
    guard syntaxErrors.isEmpty else { return Generated(diagnostics: syntaxErrors) }
    let library = TemplateLibrary(BuiltInTemplates.texts)
      .overlaid(by: TemplateLibrary(request.templates.texts))
    let generation = ProxyGenerator.generate(
      files,
      configuration: GeneratorConfiguration(
        style: request.options.style, layout: request.layout,
        protocolPatterns: request.options.input.protocolPatterns,
        faultReach: request.options.faultReach, templates: library,
        templatePaths: request.templates.paths, version: Program.version))
    return Generated(files: generation.files, diagnostics: generation.diagnostics)
  }

  private static func list(_ inputs: [InputText], _ options: ListOptions) -> Listing {
    let (files, syntaxErrors) = parse(inputs)
    let (protocols, diagnostics) = ProxyGenerator.analyze(
      files, protocolPatterns: options.input.protocolPatterns)
    let listings = protocols.map(ProtocolListing.init)
    let text =
      switch options.format {
      case .text: ListingTable(listings).text
      case .json: json(listings)
      }
    return Listing(text: text, diagnostics: syntaxErrors + diagnostics)
  }

  private static func parse(_ inputs: [InputText]) -> ([SourceFile], [Diagnostic]) {
    let parsed = inputs.map { SwiftFrontEnd.parse($0.text, path: $0.path, module: $0.module) }
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
