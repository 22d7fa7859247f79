/// A way to print the diagnostics of a run.
///
/// Every form keeps the order in which they were found: a note follows what it explains, and whoever found
/// them went through the inputs in order.
public enum DiagnosticPrinter: Hashable, Sendable {
  /// `path:line:column: severity: message [rule]`, as Xcode and editors read it.
  case text(TextPrinter.Style)
  /// Workflow commands, which GitHub shows beside the source.
  case github
  /// One JSON array.
  case json

  /// - Parameter program: what stands for the command line as a place (`proxygen`).
  /// - Returns: whole lines. Without diagnostics, the empty text, but for JSON, which is an array always.
  public func text(for diagnostics: [Diagnostic], program: String) -> String {
    switch self {
    case .text(let style):
      diagnostics.map(TextPrinter(style: style, program: program).line).joined()
    case .github:
      diagnostics.map(GitHubPrinter.line).joined()
    case .json:
      JSONPrinter.array(of: diagnostics)
    }
  }
}
