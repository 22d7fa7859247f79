/// Code in braces, at full speed.
extension SourceScanner {
  /// From behind an opening brace to behind the one that closes it.
  mutating func skipBody() {
    var open = 1
    var offset = self.offset
    let count = bytes.count
    while offset < count {
      let byte = bytes[offset]
      let kind = classes[Int(byte)]
      if kind <= ByteClass.operation {
        if byte == UInt8(ascii: "p"), isProtocol(at: offset) { hasLocalProtocol = true }
        offset += 1
        continue
      }
      switch kind {
      case ByteClass.openCurly:
        open += 1
        offset += 1
      case ByteClass.closeCurly:
        open -= 1
        offset += 1
        if open == 0 {
          self.offset = offset
          return
        }
      default:
        self.offset = offset
        skipSpecial(kind)
        offset = self.offset
      }
    }
    self.offset = offset
    doubt()
  }

  mutating func skipSpecial(_ kind: UInt8) {
    switch kind {
    case ByteClass.quote: skipString(pounds: 0)
    case ByteClass.slash: skipSlash()
    case ByteClass.backTick: skipQuotedName()
    case ByteClass.pound: _ = pound()
    default: offset += 1
    }
  }

  static let protocolWord = Array("protocol".utf8)

  func isProtocol(at offset: Int) -> Bool {
    guard byte(at: offset + 1) == UInt8(ascii: "r"),
      offset == 0
        || classes[Int(bytes[offset - 1])] != ByteClass.word
          && bytes[offset - 1] != UInt8(ascii: ".")
    else { return false }
    for (index, byte) in Self.protocolWord.enumerated() where self.byte(at: offset + index) != byte
    {
      return false
    }
    var end = offset + Self.protocolWord.count
    guard byte(at: end) <= UInt8(ascii: " ") else { return false }
    while end < bytes.count, bytes[end] <= UInt8(ascii: " ") { end += 1 }
    let kind = classes[Int(byte(at: end))]
    return kind == ByteClass.word || kind == ByteClass.backTick
  }
}
