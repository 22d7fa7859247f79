import Diagnostics
import ProtocolModel
import TemplateEngine

/// What one style makes of named protocols, or of the inputs themselves.
struct StyleRun {
  let style: Style
  let configuration: GeneratorConfiguration
  let clash: NameClash
  let inputs: Inputs

  /// A template in error is told, and its file is missing.
  func outputs(
    for protocols: [NamedProtocol], into collector: inout DiagnosticCollector
  ) -> [OutputFile] {
    switch style.product {
    case .proxies: proxies(protocols, into: &collector)
    case .subclasses: subclasses(protocols, into: &collector)
    case .controlPublishers: controlPublishers(into: &collector)
    }
  }

  private func proxies(
    _ protocols: [NamedProtocol], into collector: inout DiagnosticCollector
  ) -> [OutputFile] {
    let basesFirst = protocols.filter { $0.base == nil } + protocols.filter { $0.base != nil }
    // Alternatives of one protocol under different conditions share their file.
    return render(basesFirst, inFilesNamed: \.file, into: &collector) { protocols, fileName in
      FileBuilder(
        protocols: protocols, style: style, fileName: fileName, maker: configuration.maker
      ).build()
    }
  }

  private func subclasses(
    _ protocols: [NamedProtocol], into collector: inout DiagnosticCollector
  ) -> [OutputFile] {
    let run = LayeredRun(style: style, symbols: inputs.symbols)
    return render(run.subclasses(of: protocols), inFilesNamed: \.className, into: &collector) {
      subclasses, fileName in
      LayeredFileBuilder(
        subclasses: subclasses, style: style, symbols: inputs.symbols, fileName: fileName,
        maker: configuration.maker
      ).build()
    }
  }

  private func controlPublishers(into collector: inout DiagnosticCollector) -> [OutputFile] {
    let run = ControlRun(style: style, symbols: inputs.symbols, files: inputs.files)
    let parts = run.parts(into: &collector)
    return render(parts, inFilesNamed: \.file, into: &collector) { parts, fileName in
      let output =
        if case .filePerProtocol = configuration.layout { "." } else { fileName }
      return ControlFileBuilder(
        parts: parts, style: style, maker: configuration.maker, output: output
      ).build()
    }
  }

  /// Files in the order of their names.
  private func render<Subject, Context: Encodable>(
    _ subjects: [Subject], inFilesNamed name: (Subject) -> String,
    into collector: inout DiagnosticCollector, context: ([Subject], String) -> Context
  ) -> [OutputFile] {
    let renderer = TemplateRenderer(library: clash.resolved(in: configuration.templates))
    return groups(subjects, name).compactMap { name, group in
      do {
        let value = try TemplateValue(encoding: context(group, name))
        let text = try renderer.render("\(style.name)/file", with: value)
        return OutputFile(name: name, contents: Fingerprint.added(to: LineBreaker().broken(text)))
      } catch let error as TemplateError {
        collector.add(
          error.diagnostic { configuration.templatePaths[$0] ?? "<template \($0)>" })
      } catch {
        collector.add(.unencodable(name, error))
      }
      return nil
    }
  }

  private func groups<Subject>(
    _ subjects: [Subject], _ name: (Subject) -> String
  ) -> [(name: String, subjects: [Subject])] {
    guard !subjects.isEmpty else { return [] }
    switch configuration.layout {
    case .filePerProtocol:
      return Dictionary(grouping: subjects, by: name).map { ("\($0).swift", $1) }
        .sorted { $0.0 < $1.0 }
    case .singleFile(let name): return [(name, subjects)]
    }
  }
}

extension Diagnostic {
  fileprivate static func unencodable(_ file: String, _ error: any Error) -> Diagnostic {
    .error("template-context", at: .file(file), "the template's context can't be made: \(error)")
  }
}
