import Diagnostics
import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

/// What the parser found wrong, as located diagnostics.
struct SyntaxErrors {
  let lines: LineTable

  func read(_ tree: SourceFileSyntax) -> [Diagnostics.Diagnostic] {
    guard tree.hasError else { return [] }
    return ParseDiagnosticsGenerator.diagnostics(for: tree).map(translate)
  }

  private func translate(_ diagnostic: SwiftDiagnostics.Diagnostic) -> Diagnostics.Diagnostic {
    Diagnostics.Diagnostic(
      diagnostic.diagMessage.severity == .error ? .error : .warning,
      at: .source(lines.location(at: diagnostic.position)), rule: "syntax",
      sentence(diagnostic.message))
  }

  private func sentence(_ message: String) -> String {
    let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.prefix(1).lowercased() + line.dropFirst()
  }
}
