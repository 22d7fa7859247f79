import Diagnostics
import TemplateEngine

/// What one style makes of classified protocols.
struct StyleRun {
  let style: Style
  let configuration: GeneratorConfiguration
  let renderer: TemplateRenderer

  /// None when anything so far is in error.
  func outputs(
    for protocols: [ClassifiedProtocol], into collector: inout DiagnosticCollector
  ) -> [OutputFile] {
    let named = Namer(style: style).name(protocols, into: &collector)
    if style.library == .rxCocoa {
      collector.add(contentsOf: named.flatMap { OwnedPairRule().check($0) })
    }
    collector.add(contentsOf: SameProxyRule().check(named))
    guard !collector.hasErrors else { return [] }
    var outputs: [OutputFile] = []
    for (name, group) in groups(named) {
      do {
        let text = try render(group, as: name)
        outputs.append(OutputFile(name: name, contents: LineBreaker().broken(text)))
      } catch let error as TemplateError {
        collector.add(
          error.diagnostic { configuration.templatePaths[$0] ?? "<template \($0)>" })
      } catch {
        collector.add(.unencodable(name, error))
      }
    }
    return outputs
  }

  private func groups(
    _ protocols: [NamedProtocol]
  ) -> [(name: String, protocols: [NamedProtocol])] {
    switch configuration.layout {
    case .filePerProtocol:
      // Alternatives of one protocol under different conditions share their file.
      Dictionary(grouping: protocols, by: \.file).map { ("\($0).swift", $1) }
        .sorted { $0.0 < $1.0 }
    case .singleFile(let name): [(name, protocols)]
    }
  }

  private func render(_ protocols: [NamedProtocol], as fileName: String) throws -> String {
    let builder = FileBuilder(
      protocols: protocols, style: style, fileName: fileName, version: configuration.version)
    return try renderer.render(
      "\(style.name)/file", with: TemplateValue(encoding: builder.build()))
  }
}

extension Diagnostic {
  fileprivate static func unencodable(_ file: String, _ error: any Error) -> Diagnostic {
    .error("template-context", at: .file(file), "the template's context can't be made: \(error)")
  }
}
