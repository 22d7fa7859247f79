import Diagnostics
import ProtocolModel
import TemplateEngine

/// What one style makes of classified protocols.
struct StyleRun {
  let style: Style
  let configuration: GeneratorConfiguration
  let renderer: TemplateRenderer
  let symbols: SymbolTable
  let files: [SourceFile]

  /// None when anything so far is in error.
  func outputs(
    for protocols: [ClassifiedProtocol], into collector: inout DiagnosticCollector
  ) -> [OutputFile] {
    switch style.product {
    case .proxies: proxies(protocols, into: &collector)
    case .subclasses: subclasses(protocols, into: &collector)
    case .controlPublishers: controlPublishers(into: &collector)
    }
  }

  private func proxies(
    _ protocols: [ClassifiedProtocol], into collector: inout DiagnosticCollector
  ) -> [OutputFile] {
    let named = Namer(style: style).name(protocols, into: &collector)
    if style.library == .rxCocoa {
      collector.add(contentsOf: named.flatMap { OwnedPairRule().check($0) })
    }
    collector.add(contentsOf: SameProxyRule().check(named))
    // Alternatives of one protocol under different conditions share their file.
    return render(named, inFilesNamed: \.file, into: &collector) { protocols, fileName in
      FileBuilder(
        protocols: protocols, style: style, fileName: fileName, version: configuration.version
      ).build()
    }
  }

  private func subclasses(
    _ protocols: [ClassifiedProtocol], into collector: inout DiagnosticCollector
  ) -> [OutputFile] {
    let candidates = protocols.map(\.heardInTheCall)
    let members = symbols.memberNames(ofParentsOf: candidates)
    let named = Namer(style: style, parentMembers: members).name(candidates, into: &collector)
    let findings = LayeredRule(style: style, symbols: symbols).check(named)
    collector.add(contentsOf: findings.map(\.diagnostic))
    let subclasses = LayeredRun(style: style, symbols: symbols).subclasses(of: named)
    return render(subclasses, inFilesNamed: \.className, into: &collector) { group, fileName in
      LayeredFileBuilder(
        subclasses: group, style: style, symbols: symbols, fileName: fileName,
        version: configuration.version
      ).build()
    }
  }

  private func controlPublishers(into collector: inout DiagnosticCollector) -> [OutputFile] {
    let run = ControlRun(style: style, symbols: symbols, files: files)
    let parts = run.parts(into: &collector)
    return render(parts, inFilesNamed: \.file, into: &collector) { parts, fileName in
      let output =
        if case .filePerProtocol = configuration.layout { "." } else { fileName }
      return ControlFileBuilder(
        parts: parts, style: style, version: configuration.version, output: output
      ).build()
    }
  }

  /// Files in the order of their names; none when anything so far is in error.
  private func render<Subject, Context: Encodable>(
    _ subjects: [Subject], inFilesNamed name: (Subject) -> String,
    into collector: inout DiagnosticCollector, context: ([Subject], String) -> Context
  ) -> [OutputFile] {
    guard !collector.hasErrors, !subjects.isEmpty else { return [] }
    let groups: [(name: String, subjects: [Subject])] =
      switch configuration.layout {
      case .filePerProtocol:
        Dictionary(grouping: subjects, by: name).map { ("\($0).swift", $1) }.sorted { $0.0 < $1.0 }
      case .singleFile(let name): [(name, subjects)]
      }
    return groups.compactMap { name, group in
      do {
        let value = try TemplateValue(encoding: context(group, name))
        let text = try renderer.render("\(style.name)/file", with: value)
        return OutputFile(name: name, contents: LineBreaker().broken(text))
      } catch let error as TemplateError {
        collector.add(
          error.diagnostic { configuration.templatePaths[$0] ?? "<template \($0)>" })
      } catch {
        collector.add(.unencodable(name, error))
      }
      return nil
    }
  }
}

extension Diagnostic {
  fileprivate static func unencodable(_ file: String, _ error: any Error) -> Diagnostic {
    .error("template-context", at: .file(file), "the template's context can't be made: \(error)")
  }
}
