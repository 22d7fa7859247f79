import Diagnostics
import TemplateEngine

/// What one style makes of named protocols.
struct StyleRun {
  let style: Style
  let configuration: GeneratorConfiguration
  let clash: NameClash

  /// A template in error is told, and its file is missing.
  func outputs(
    for protocols: [NamedProtocol], into collector: inout DiagnosticCollector
  ) -> [OutputFile] {
    let renderer = TemplateRenderer(library: clash.resolved(in: configuration.templates))
    var outputs: [OutputFile] = []
    for (name, group) in groups(protocols) {
      do {
        let text = try render(group, as: name, with: renderer)
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
      Dictionary(grouping: basesFirst(protocols), by: \.file).map { ("\($0).swift", $1) }
        .sorted { $0.0 < $1.0 }
    case .singleFile(let name): [(name, basesFirst(protocols))]
    }
  }

  private func basesFirst(_ protocols: [NamedProtocol]) -> [NamedProtocol] {
    protocols.filter { $0.base == nil } + protocols.filter { $0.base != nil }
  }

  private func render(
    _ protocols: [NamedProtocol], as fileName: String, with renderer: TemplateRenderer
  ) throws -> String {
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
