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
    let message = paint(TextPrinter.visible(diagnostic.message), "1")
    return paint("\(TextPrinter.visible(place)):", "1") + " "
      + paint("\(severity):", TextPrinter.color(of: diagnostic.severity)) + " \(message)"
      + " [\(TextPrinter.visible(diagnostic.rule))]\n"
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

  /// Control characters in a name or a message could forge lines or drive the terminal: they are shown, not sent.
  private static func visible(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control,
        .format where isBidirectional(scalar), .lineSeparator, .paragraphSeparator:
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default:
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether the scalar changes the direction of what follows.
  private static func isBidirectional(_ scalar: Unicode.Scalar) -> Bool {
    (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
  }
}
