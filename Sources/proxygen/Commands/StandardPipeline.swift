import Diagnostics
import Essentials
import ProtocolModel
import ProxyGenerator
import ReportTemplates
import TemplateEngine

extension Pipeline {
  /// The pipeline of the program that users run. What it is given again, it may remember.
  static var standard: Pipeline { standard(.slices) }

  /// - Parameter reading: makes no difference to what the pipeline gives but for broken code that doesn't matter.
  static func standard(_ reading: SourceReading) -> Pipeline {
    let texts = ParsedTexts(reading: reading)
    return Pipeline(
      generate: { inputs, request in
        let asked = request.asked
        let generated = generate(texts.parse(inputs, asked), request)
        // What a rule could be for may lie in what nothing else asked for.
        guard !asked.includesEverything, generated.hasUnmatchedRule else { return generated }
        return generate(texts.parse(inputs, nil), request)
      },
      list: { list(texts.parse($0, $1.asked), $1) },
      explain: { explain(texts.parse($0, nil), of: $0, $1) })
  }

  private static func generate(_ parsed: ParsedTexts.Result, _ request: GenerateRequest)
    -> Generated
  {
    let (files, syntaxFaults) = (parsed.files, parsed.diagnostics)
    guard !syntaxFaults.contains(where: { $0.severity == .error }) else {
      return Generated(diagnostics: syntaxFaults)
    }
    let generations = request.outputs.map { output in
      ProxyGenerator.generate(files, configuration: output.configuration(request))
    }
    var diagnostics = syntaxFaults
    for diagnostic in generations.flatMap(\.diagnostics) where !diagnostics.contains(diagnostic) {
      diagnostics.append(diagnostic)
    }
    return Generated(
      files: generations.map(\.files), diagnostics: diagnostics,
      dependingOnBodies: parsed.dependingOnBodies)
  }

  private static func list(_ parsed: ParsedTexts.Result, _ request: ListRequest) -> Listing {
    let (files, syntaxErrors) = (parsed.files, parsed.diagnostics)
    var collector = DiagnosticCollector()
    let rx = request.styles.isEmpty ? StyleReader.builtIn("rx", reporting: &collector) : nil
    let styles = request.styles.map(\.style) + [rx?.style].compactMap(\.self)
    let listing = DelegateListing(
      files, protocolPatterns: request.protocolPatterns, rules: request.rules, styles: styles,
      after: syntaxErrors)
    collector.add(contentsOf: listing.diagnostics)
    let text =
      switch request.format {
      case .table: ListingTable(listing.protocols, style: request.terminal).text
      case .markdown: ListingMarkdown(listing).text
      case .json: json(listing.protocols)
      case .html:
        ReportPage(.builtIn).text(
          ReportBuilder(
            listing, base: request.base, generator: "\(Program.name) \(Program.version)"),
          into: &collector)
      }
    return Listing(text: text, diagnostics: collector.diagnostics)
  }

  private static func explain(
    _ parsed: ParsedTexts.Result, of inputs: [InputText], _ request: ExplainRequest
  ) -> Listing {
    let (files, syntaxErrors) = (parsed.files, parsed.diagnostics)
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

  /// Sorted keys, two spaces, a line break at the end.
  private static func json(_ listings: [ProtocolListing]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(listings)) ?? Data("[]".utf8)
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}

extension ReportPage.Folder {
  /// As the binary carries it.
  fileprivate static let builtIn: ReportPage.Folder = {
    let files = ReportTemplates.files.mapValues { String(decoding: $0, as: UTF8.self) }
    return ReportPage.Folder(
      templates: TemplateLibrary(
        Dictionary(uniqueKeysWithValues: files.map { ("report/\($0)", $1) })),
      css: files["report.css"] ?? "", script: files["report.js"] ?? "")
  }()
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

extension Pipeline.Generated {
  fileprivate var hasUnmatchedRule: Bool { diagnostics.contains { $0.rule == UnmatchedRule.name } }
}

extension GenerateRequest {
  fileprivate var asked: AskedNames {
    AskedNames(
      outputs.flatMap(\.styles).map(\.style), patterns: outputs.flatMap(\.protocolPatterns),
      rules: rules)
  }
}

extension ListRequest {
  fileprivate var asked: AskedNames {
    var unused = DiagnosticCollector()
    let rx = styles.isEmpty ? StyleReader.builtIn("rx", reporting: &unused) : nil
    return AskedNames(
      styles.map(\.style) + [rx?.style].compactMap(\.self), patterns: protocolPatterns, rules: rules
    )
  }
}
