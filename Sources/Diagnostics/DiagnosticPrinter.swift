/// A way to print the diagnostics of a run.
///
/// Every form keeps the order in which they were found: a note follows what it explains, and whoever found
/// them went through the inputs in order.
public enum DiagnosticPrinter: Hashable, Sendable {
  /// `path:line:column: severity: message [rule]`, as Xcode and editors read it.
  case text(TextPrinter.Style)
  /// Workflow commands, which GitHub shows beside the source.
  case github
  /// GitLab's code quality report, a JSON array.
  case gitlab
  /// One JSON array.
  case json
  /// SARIF 2.1.0, which code scanning and editors read.
  case sarif(version: String)

  /// - Parameter program: what stands for the command line as a place (`proxygen`).
  /// - Returns: whole lines. Without diagnostics, the empty text, but for the forms of JSON, which are never empty.
  public func text(for diagnostics: [Diagnostic], program: String) -> String {
    switch self {
    case .text(let style):
      diagnostics.map(TextPrinter(style: style, program: program).line).joined()
    case .github:
      diagnostics.map(GitHubPrinter.line).joined()
    case .gitlab:
      GitLabPrinter.report(on: diagnostics)
    case .sarif(let version):
      SARIFPrinter(program: program, version: version).log(of: diagnostics)
    case .json:
      JSONPrinter.array(of: diagnostics)
    }
  }
}
