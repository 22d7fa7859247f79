/// Text of man pages, in the macros that every `man` knows (`man(7)`).
enum Roff {
  /// Plain text as it shows, safe at the beginning of a line, too. Hyphens of options are minus signs, which can be
  /// searched and copied.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "`": result += "\\(ga"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      default: result.append(character)
      }
    }
    return result.hasPrefix(".") ? "\\&" + result : result
  }

  static func section(_ title: String) -> String { ".SH \(escaped(title))\n" }

  static func subsection(_ title: String) -> String { ".SS \(escaped(title))\n" }

  static func paragraph(_ text: String) -> String { ".PP\n\(escaped(text))\n" }

  /// A term in bold, with what follows it in italics, and its explanation below.
  static func entry(_ term: String, taking argument: String = "", _ explanation: String) -> String {
    let tail = argument.isEmpty ? "" : " \\fI\(escaped(argument))\\fR"
    return ".TP\n\\fB\(escaped(term))\\fR\(tail)\n\(escaped(explanation))\n"
  }

  /// Lines that are kept as they are.
  static func example(_ line: String) -> String { ".PP\n.nf\n.RS 4\n\(escaped(line))\n.RE\n.fi\n" }
}
