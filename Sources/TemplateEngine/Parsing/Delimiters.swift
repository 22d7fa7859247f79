/// What a tag begins and ends with.
struct Delimiters: Hashable, Sendable {
  let open: [UInt8]
  let close: [UInt8]

  static let standard = Delimiters(open: Array("{{".utf8), close: Array("}}".utf8))

  /// Bounds the cost of looking for a delimiter at every byte of a text.
  private static let longest = 64

  init(open: [UInt8], close: [UInt8]) {
    self.open = open
    self.close = close
  }

  /// Reads the content of a set delimiter tag: two sequences separated by whitespace. Nil for anything else.
  init?(_ content: ArraySlice<UInt8>) {
    let parts = content.split(whereSeparator: \.isWhitespace)
    guard parts.count == 2, parts.allSatisfy({ $0.count <= Self.longest }) else { return nil }
    self.init(open: Array(parts[0]), close: Array(parts[1]))
  }
}
