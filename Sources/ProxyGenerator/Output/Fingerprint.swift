import Essentials

/// A line of the header with the hash of all others: it tells an output that somebody edited from one that has gone stale.
public enum Fingerprint {
  static let mark = "// Fingerprint: "
  /// So many digits of SHA-256: nobody has to be kept from forging it.
  private static let digits = 16

  /// What a file that proxygen made looks like now.
  public enum State: Sendable {
    /// As it was written.
    case intact
    /// Changed since.
    case edited
    /// Nothing is known of it: it has no such line.
    case absent
  }

  /// The line ends of either system count the same.
  public static func state(of contents: Data) -> State {
    let text = String(decoding: contents, as: UTF8.self).replacing(
      "\r\n", with: "\n")
    guard Header.starts(text.utf8),
      let line = header(of: text).split(separator: "\n").first(where: { $0.hasPrefix(mark) })
    else { return .absent }
    let others = text.replacing("\(line)\n", with: "")
    return line.dropFirst(mark.count) == hash(others) ? .intact : .edited
  }

  /// The text with the line at the end of its header. A template of a user's that prints no header gets none.
  static func added(to text: String) -> String {
    guard Header.starts(text.utf8) else { return text }
    let header = header(of: text)
    return header + mark + hash(text) + "\n" + text[header.endIndex...]
  }

  /// The comment that opens the text, with its last line's end.
  private static func header(of text: String) -> Substring {
    var rest = text.utf8[...]
    while rest.starts(with: "//".utf8), let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      rest = rest[rest.index(after: end)...]
    }
    return text[..<rest.startIndex]
  }

  private static func hash(_ text: String) -> String {
    String(ContentHash(text).hexadecimal.prefix(digits))
  }
}
