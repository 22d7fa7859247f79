/// Where a table is shown.
public struct TerminalStyle: Hashable, Sendable {
  /// The columns of the terminal; nil where lines may be as long as they are.
  public var width: Int?
  /// Whether ANSI's escape sequences may be used.
  public var isColored: Bool

  public init(width: Int?, isColored: Bool) { (self.width, self.isColored) = (width, isColored) }

  /// A file or a pipe.
  public static let plain = TerminalStyle(width: nil, isColored: false)

  enum Paint: String {
    case bold = "1"
    case dim = "2"
    case red = "31"
    case green = "32"
    case yellow = "33"
    case blue = "34"
    case magenta = "35"
    case cyan = "36"
  }

  func painted(_ text: String, _ paint: Paint?) -> String {
    guard isColored, let paint, !text.allSatisfy(\.isWhitespace) else { return text }
    return "\u{1B}[\(paint.rawValue)m\(text)\u{1B}[0m"
  }
}
