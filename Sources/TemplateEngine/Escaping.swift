/// What is done to the text that `{{name}}` writes; `{{{name}}}` and `{{&name}}` never escape.
public enum Escaping: Sendable {
  case none
  /// `&`, `<`, `>`, `"` and `'` become entities.
  case html
}

extension Escaping {
  /// What the byte of a text is replaced by, nil where it stays.
  func replacement(for byte: UInt8) -> StaticString? {
    guard self == .html else { return nil }
    return switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    default: nil
    }
  }
}
