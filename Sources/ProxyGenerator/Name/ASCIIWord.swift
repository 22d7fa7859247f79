/// What `Word` does, for names in ASCII, which nearly all are: without a look at Unicode's tables.
struct ASCIIWord {
  private let bytes: [UInt8]

  /// Nil where the name has anything else.
  init?(_ name: String) {
    bytes = Array(name.utf8)
    guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
  }

  var lowerCamel: String {
    let capitals = bytes.prefix(while: Self.isUppercase).count
    let lowered = capitals == bytes.count || capitals <= 1 ? capitals : capitals - 1
    return Self.text(bytes.prefix(lowered).map { $0 | 0x20 } + bytes.dropFirst(lowered))
  }

  var words: [String] {
    var words: [String] = []
    var start = 0
    for index in bytes.indices.dropFirst() where Self.isUppercase(bytes[index]) {
      let isLastCapital = index + 1 < bytes.count && Self.isLowercase(bytes[index + 1])
      guard isLastCapital || !Self.isUppercase(bytes[index - 1]) else { continue }
      words.append(Self.text(bytes[start..<index]))
      start = index
    }
    return bytes.isEmpty ? [] : words + [Self.text(bytes[start...])]
  }

  var isIdentifier: Bool {
    guard let first = bytes.first, !Self.isDigit(first), bytes != [UInt8(ascii: "_")] else {
      return false
    }
    return bytes.allSatisfy {
      Self.isUppercase($0) || Self.isLowercase($0) || Self.isDigit($0) || $0 == UInt8(ascii: "_")
    }
  }

  private static func text(_ bytes: some Collection<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  private static func isUppercase(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }

  private static func isLowercase(_ byte: UInt8) -> Bool { byte &- 0x61 < 26 }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
}
