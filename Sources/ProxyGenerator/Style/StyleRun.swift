import Diagnostics
import Essentials
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
      try TemplateValue(
        encoding: FileBuilder(
          protocols: protocols, style: style, fileName: fileName, maker: configuration.maker
        ).build())
    }
  }

  private func subclasses(
    _ protocols: [NamedProtocol], into collector: inout DiagnosticCollector
  ) -> [OutputFile] {
    let run = LayeredRun(style: style, symbols: inputs.symbols)
    return render(run.subclasses(of: protocols), inFilesNamed: \.className, into: &collector) {
      subclasses, fileName in
      try TemplateValue(
        encoding: LayeredFileBuilder(
          subclasses: subclasses, style: style, symbols: inputs.symbols, fileName: fileName,
          maker: configuration.maker
        ).build())
    }
  }

  private func controlPublishers(into collector: inout DiagnosticCollector) -> [OutputFile] {
    let run = ControlRun(style: style, symbols: inputs.symbols, files: inputs.files)
    let parts = run.parts(into: &collector)
    return render(parts, inFilesNamed: \.file, into: &collector) { parts, fileName in
      let output =
        if case .filePerProtocol = configuration.layout { "." } else { fileName }
      return try TemplateValue(
        encoding: ControlFileBuilder(
          parts: parts, style: style, maker: configuration.maker, output: output
        ).build())
    }
  }

  /// Files in the order of their names.
  private func render<Subject: Sendable>(
    _ subjects: [Subject], inFilesNamed name: (Subject) -> String,
    into collector: inout DiagnosticCollector,
    context: @escaping @Sendable ([Subject], String) throws -> TemplateValue
  ) -> [OutputFile] {
    let renderer = TemplateRenderer(library: clash.resolved(in: configuration.templates))
    let groups = groups(subjects, name)
    let (template, paths) = ("\(style.name)/file", configuration.templatePaths)
    let rendered: [Result<OutputFile, Fault>] = Workers.map(groups.count) { index in
      let (name, group) = groups[index]
      do {
        let text = try renderer.render(
          template, with: try context(group, name))
        return .success(
          OutputFile(name: name, contents: Fingerprint.added(to: LineBreaker().broken(text))))
      } catch let error as TemplateError {
        return .failure(
          Fault(diagnostic: error.diagnostic { paths[$0] ?? "<template \($0)>" }))
      } catch {
        return .failure(Fault(diagnostic: .unencodable(name, error)))
      }
    }
    return rendered.compactMap { result in
      switch result {
      case .success(let file): return file
      case .failure(let fault):
        collector.add(fault.diagnostic)
        return nil
      }
    }
  }

  private struct Fault: Error {
    var diagnostic: Diagnostic
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
