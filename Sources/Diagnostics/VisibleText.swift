/// Text for people to read. Control characters in a name or a message could forge lines or drive the terminal: they are shown,
/// not sent.
public enum VisibleText {
  public static func of(_ text: String) -> String {
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
