/// Prints diagnostics for people and editors, one a line.
public struct TextPrinter: Sendable {
  public enum Style: Hashable, Sendable {
    case plain
    /// With the escape sequences of ANSI terminals.
    case colored
  }

  let style: Style
  let program: String

  public init(style: Style, program: String) {
    self.style = style
    self.program = program
  }

  public func line(_ diagnostic: Diagnostic) -> String {
    let place =
      switch diagnostic.place {
      case .source(let location): "\(location)"
      case .file(let path): path
      case .commandLine: program
      }
    let severity = diagnostic.severity.rawValue
    let message = paint(VisibleText.of(diagnostic.message), "1")
    return paint("\(VisibleText.of(place)):", "1") + " "
      + paint("\(severity):", TextPrinter.color(of: diagnostic.severity)) + " \(message)"
      + " [\(VisibleText.of(diagnostic.rule))]\n"
  }

  private func paint(_ text: String, _ code: String) -> String {
    switch style {
    case .plain: text
    case .colored: "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }
  }

  private static func color(of severity: Diagnostic.Severity) -> String {
    switch severity {
    case .note: "1;36"
    case .warning: "1;35"
    case .error: "1;31"
    }
  }
}
