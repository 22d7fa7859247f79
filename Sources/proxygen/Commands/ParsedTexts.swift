import Diagnostics
import ProtocolModel
import SwiftFrontEnd

/// Parses inputs, each again only when it has changed since the last time.
actor ParsedTexts {
  private struct Parsed {
    var input: InputText
    var file: SourceFile
    var diagnostics: [Diagnostic]
  }

  /// Those of the last time, by path.
  private var remembered: [String: Parsed] = [:]

  /// In the order of the inputs.
  func parse(_ inputs: [InputText]) -> ([SourceFile], [Diagnostic]) {
    let parsed = inputs.map { input in
      remembered[input.path].flatMap { $0.input == input ? $0 : nil } ?? Self.parse(input)
    }
    remembered = Dictionary(parsed.map { ($0.input.path, $0) }, uniquingKeysWith: { $1 })
    return (parsed.map(\.file), parsed.flatMap(\.diagnostics))
  }

  private static func parse(_ input: InputText) -> Parsed {
    let parsed = SwiftFrontEnd.parse(
      input.text, path: input.path, module: input.module, origins: input.origins)
    return Parsed(input: input, file: parsed.file, diagnostics: parsed.diagnostics)
  }
}
