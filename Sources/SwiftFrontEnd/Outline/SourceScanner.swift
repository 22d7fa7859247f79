/// Goes through Swift text token by token, or past whole bodies at once.
///
/// What it can't be sure of puts it in doubt, and its user reads the text with the parser instead.
struct SourceScanner {
  enum Token: Equatable {
    case end
    case word
    case at
    /// `#if`, `#elseif`, `#else`, `#endif`.
    case directive
    case openRound, closeRound, openSquare, closeSquare, openCurly, closeCurly
    case semicolon, colon, comma, equals, period
    case literal
    case other
  }

  let bytes: UnsafeBufferPointer<UInt8>
  let classes: UnsafeBufferPointer<UInt8>
  /// Behind the token that was read last.
  var offset = 0
  /// Of the token that was read last.
  var start = 0
  /// Where what belongs to the token begins: the line behind the token before it, or the token itself.
  var tileStart = 0
  var startsLine = true
  var isInDoubt = false
  /// Whether the word `protocol` stands in a body.
  var hasLocalProtocol = false
  var depth = 0
  /// Up to where it is known already that no regular expression ends.
  var endlessRegex = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    classes = ByteClass.pointer.bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  mutating func doubt() { isInDoubt = true }

  mutating func move(to offset: Int) { self.offset = offset }

  /// The bytes of a word that was just read, without back-ticks.
  var word: UnsafeBufferPointer<UInt8>.SubSequence {
    bytes[start] == UInt8(ascii: "`") && offset - start > 2
      ? bytes[start + 1..<offset - 1] : bytes[start..<offset]
  }

  var isQuoted: Bool { bytes[start] == UInt8(ascii: "`") }

  func byte(at offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  mutating func next() -> Token {
    skipBlanks()
    start = offset
    guard offset < bytes.count else { return .end }
    let byte = bytes[offset]
    switch classes[Int(byte)] {
    case ByteClass.word:
      skipWord()
      // A byte order mark and what stands for broken text begin so, which the parser has something to say about.
      if bytes[start..<offset].contains(0xEF) { doubt() }
      return .word
    case ByteClass.quote:
      skipString(pounds: 0)
      return .literal
    case ByteClass.backTick:
      skipQuotedName()
      return .word
    case ByteClass.pound: return pound()
    case ByteClass.slash:
      if skipRegex() { return .literal }
      return operation()
    case ByteClass.operation: return operation()
    default:
      offset += 1
      return Self.punctuation(byte)
    }
  }

  static func punctuation(_ byte: UInt8) -> Token {
    switch byte {
    case UInt8(ascii: "("): .openRound
    case UInt8(ascii: ")"): .closeRound
    case UInt8(ascii: "["): .openSquare
    case UInt8(ascii: "]"): .closeSquare
    case UInt8(ascii: "{"): .openCurly
    case UInt8(ascii: "}"): .closeCurly
    case UInt8(ascii: ";"): .semicolon
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: "@"): .at
    default: .other
    }
  }

  // MARK: Blanks

  mutating func skipBlanks() {
    let before = offset
    var lineStart: Int?
    while offset < bytes.count {
      switch classes[Int(bytes[offset])] {
      case ByteClass.blank: offset += 1
      case ByteClass.lineBreak:
        let isPair =
          bytes[offset] == UInt8(ascii: "\r") && byte(at: offset + 1) == UInt8(ascii: "\n")
        offset += isPair ? 2 : 1
        if lineStart == nil { lineStart = offset }
      case ByteClass.slash:
        switch byte(at: offset + 1) {
        case UInt8(ascii: "/"): skipLine()
        case UInt8(ascii: "*"):
          let comment = offset
          if skipBlockComment(), lineStart == nil { lineStart = comment }
        default:
          place(before, lineStart)
          return
        }
      default:
        place(before, lineStart)
        return
      }
    }
    place(before, lineStart)
  }

  mutating func place(_ before: Int, _ lineStart: Int?) {
    let isFirst = before == 0 || before == 3 && bytes[0] == 0xEF
    startsLine = lineStart != nil || isFirst
    // Before the first token, there is none that a comment could stand behind.
    tileStart = isFirst ? before : lineStart ?? offset
  }

  mutating func skipLine() {
    while offset < bytes.count, classes[Int(bytes[offset])] != ByteClass.lineBreak { offset += 1 }
  }

  /// - Returns: whether the comment goes over more than one line.
  mutating func skipBlockComment() -> Bool {
    var depth = 0
    var hasLineBreak = false
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "/"), self.byte(at: offset + 1) == UInt8(ascii: "*") {
        depth += 1
        offset += 2
      } else if byte == UInt8(ascii: "*"), self.byte(at: offset + 1) == UInt8(ascii: "/") {
        depth -= 1
        offset += 2
        if depth == 0 { return hasLineBreak }
      } else {
        if classes[Int(byte)] == ByteClass.lineBreak { hasLineBreak = true }
        offset += 1
      }
    }
    doubt()
    return hasLineBreak
  }

  // MARK: Words, operators

  mutating func skipWord() {
    while offset < bytes.count, classes[Int(bytes[offset])] == ByteClass.word { offset += 1 }
  }

  mutating func skipQuotedName() {
    offset += 1
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "`") {
      if classes[Int(bytes[offset])] == ByteClass.lineBreak {
        doubt()
        return
      }
      offset += 1
    }
    offset = min(offset + 1, bytes.count)
  }

  mutating func operation() -> Token {
    let first = bytes[offset]
    var end = offset + 1
    while end < bytes.count {
      let kind = classes[Int(bytes[end])]
      if kind == ByteClass.slash {
        let following = byte(at: end + 1)
        if following == UInt8(ascii: "/") || following == UInt8(ascii: "*") { break }
      } else if kind != ByteClass.operation {
        break
      }
      end += 1
    }
    let isAlone = end == offset + 1
    offset = end
    switch first {
    case UInt8(ascii: "=") where isAlone: return .equals
    case UInt8(ascii: ".") where isAlone: return .period
    // `Foo?.bar`, `Foo<Bar>.baz`: what follows is a member's name.
    case _ where bytes[end - 1] == UInt8(ascii: ".") && byte(at: end - 2) != UInt8(ascii: "."):
      return .period
    default: return .other
    }
  }

  mutating func pound() -> Token {
    var end = offset
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    let pounds = end - offset
    switch byte(at: end) {
    case UInt8(ascii: "\""):
      offset = end
      skipString(pounds: pounds)
      return .literal
    case UInt8(ascii: "/"):
      offset = end
      skipRegex(pounds: pounds)
      return .literal
    default: break
    }
    offset = end
    skipWord()
    let word = bytes[end..<offset]
    let isDirective =
      word.spells("if") || word.spells("elseif") || word.spells("else") || word.spells("endif")
    return isDirective ? .directive : .other
  }

  /// To the end of the line, which is not part of it.
  mutating func skipRestOfLine() { skipLine() }
}
