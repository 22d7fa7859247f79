/// Cuts bytes into the few kinds of token that nesting depends on; knows comments, literals and words.
struct NestingLexer {
  struct Token {
    enum Kind: Equatable {
      case open(Bracket)
      case close(Bracket)
      case word(Word)
      case literal
      case leftAngle, rightAngle, arrow
      case period, questionMark, exclamationMark
      case comma, colon, semicolon
      case other
    }

    var kind: Kind
    var offset: Int
  }

  enum Bracket: Equatable {
    case round, square, curly
    case condition
    /// The code in a string, which goes on behind it.
    case interpolation(Quote)
  }

  /// What ends a string.
  struct Quote: Equatable {
    var pounds: Int
    var isMultiline: Bool
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0
  /// Where it is known already that nothing ends a regular expression, so that no place is searched for every start.
  private var endless = EndlessRegexes()

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// - Parameter afterValue: whether a slash must be an operator.
  mutating func next(afterValue: Bool) -> Token? {
    skipBlanks()
    guard let byte = peek() else { return nil }
    let start = offset
    return Token(kind: kind(startingWith: byte, afterValue), offset: start)
  }

  /// Reads on in a string: to its end, or to the next code in it.
  mutating func resume(_ quote: Quote) -> Token.Kind {
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "\\") where hasPounds(quote.pounds, at: offset + 1):
        offset += 1 + quote.pounds
        if peek() == UInt8(ascii: "(") {
          offset += 1
          return .open(.interpolation(quote))
        }
        if peek() != UInt8(ascii: "\n") { offset += 1 }
      case UInt8(ascii: "\"") where isEnd(of: quote):
        offset += (quote.isMultiline ? 3 : 1) + quote.pounds
        return .literal
      case UInt8(ascii: "\n") where !quote.isMultiline: return .literal
      default: offset += 1
      }
    }
    return .literal
  }

  private func peek(_ distance: Int = 0) -> UInt8? {
    offset + distance < bytes.count ? bytes[offset + distance] : nil
  }

  private func hasPounds(_ count: Int, at start: Int) -> Bool {
    start + count <= bytes.count
      && bytes[start..<start + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  private func isEnd(of quote: Quote) -> Bool {
    let marks = quote.isMultiline ? 3 : 1
    return (0..<marks).allSatisfy { peek($0) == UInt8(ascii: "\"") }
      && hasPounds(quote.pounds, at: offset + marks)
  }

  private mutating func skipBlanks() {
    while let byte = peek() {
      switch (byte, peek(1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "/")): skipLine()
      case (UInt8(ascii: "/"), UInt8(ascii: "*")): skipBlockComment()
      case (...UInt8(ascii: " "), _): offset += 1
      default: return
      }
    }
  }

  private mutating func skipLine() {
    while let byte = peek(), !byte.isLineBreak { offset += 1 }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      switch (peek(), peek(1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        offset += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        offset += 2
      default: offset += 1
      }
    } while depth > 0 && offset < bytes.count
  }

  private mutating func kind(startingWith byte: UInt8, _ afterValue: Bool) -> Token.Kind {
    switch byte {
    case UInt8(ascii: "\""): return string(pounds: 0)
    case UInt8(ascii: "#"): return pound()
    case UInt8(ascii: "`"): return quotedName()
    case UInt8(ascii: "/") where !afterValue && skipRegex(): return .literal
    case _ where byte.isWordByte: return word()
    case _ where byte.isOperatorByte: return operators()
    default:
      offset += 1
      return Token.Kind(punctuation: byte)
    }
  }

  private mutating func string(pounds: Int) -> Token.Kind {
    offset += pounds
    let isMultiline = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
    offset += isMultiline ? 3 : 1
    return resume(Quote(pounds: pounds, isMultiline: isMultiline))
  }

  /// `#if` and its like, a raw string, a regular expression, or something of no interest.
  private mutating func pound() -> Token.Kind {
    let pounds = bytes[offset...].prefix { $0 == UInt8(ascii: "#") }.count
    switch peek(pounds) {
    case UInt8(ascii: "\""): return string(pounds: pounds)
    case UInt8(ascii: "/"):
      if skipRegex(pounds: pounds) { return .literal }
    default: break
    }
    offset += pounds
    switch String(decoding: wordBytes(), as: UTF8.self) {
    case "if": return .open(.condition)
    case "endif": return .close(.condition)
    default: return .other
    }
  }

  private mutating func quotedName() -> Token.Kind {
    offset += 1
    while let byte = peek(), byte != UInt8(ascii: "`"), !byte.isLineBreak { offset += 1 }
    offset += 1
    return .word(.plain)
  }

  private mutating func word() -> Token.Kind { .word(Word(wordBytes())) }

  private mutating func wordBytes() -> UnsafeBufferPointer<UInt8>.SubSequence {
    let word = bytes[offset...].prefix(while: \.isWordByte)
    offset = word.endIndex
    return word
  }

  /// A regular expression as the compiler finds it: on one line, and not beginning with a blank.
  private mutating func skipRegex() -> Bool {
    guard let second = peek(1), second > UInt8(ascii: " "), offset >= endless.plain
    else { return false }
    var end = offset + 1
    while end < bytes.count, !bytes[end].isLineBreak {
      if bytes[end] == UInt8(ascii: "/") {
        offset = end + 1
        return true
      }
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    endless.plain = end
    return false
  }

  private mutating func skipRegex(pounds: Int) -> Bool {
    var end = offset + pounds + 1
    let isMultiline = end < bytes.count && bytes[end].isLineBreak
    if endless.covers(offset, pounds: pounds, isMultiline: isMultiline) { return false }
    while end < bytes.count, isMultiline || !bytes[end].isLineBreak {
      if bytes[end] == UInt8(ascii: "/"), hasPounds(pounds, at: end + 1) {
        offset = end + 1 + pounds
        return true
      }
      end += 1
    }
    endless.add(until: end, pounds: pounds, isMultiline: isMultiline)
    return false
  }

  /// A run of operator characters, cut where it may be part of a type.
  private mutating func operators() -> Token.Kind {
    let run = bytes[offset...].prefix(4).prefix(while: \.isOperatorByte)
    switch String(decoding: run, as: UTF8.self) {
    case "->":
      offset += 2
      return .arrow
    case "<=", ">=", "<<", "..<", "<<=", "&<<", "...":
      offset += run.count
      return .other
    default:
      offset += 1
      return Token.Kind(operator: run[run.startIndex])
    }
  }
}

/// Up to where no regular expression ends. One that begins later doesn't end there either, and one with more pounds neither.
private struct EndlessRegexes {
  var plain = 0
  private var onLine = (until: 0, pounds: 0)
  private var onLines = (until: 0, pounds: 0)

  func covers(_ offset: Int, pounds: Int, isMultiline: Bool) -> Bool {
    let known = isMultiline ? onLines : onLine
    return offset < known.until && pounds >= known.pounds
  }

  mutating func add(until end: Int, pounds: Int, isMultiline: Bool) {
    if isMultiline { onLines = (end, pounds) } else { onLine = (end, pounds) }
  }
}

extension NestingLexer.Token.Kind {
  fileprivate init(punctuation byte: UInt8) {
    switch byte {
    case UInt8(ascii: "("): self = .open(.round)
    case UInt8(ascii: "["): self = .open(.square)
    case UInt8(ascii: "{"): self = .open(.curly)
    case UInt8(ascii: ")"): self = .close(.round)
    case UInt8(ascii: "]"): self = .close(.square)
    case UInt8(ascii: "}"): self = .close(.curly)
    case UInt8(ascii: ","): self = .comma
    case UInt8(ascii: ":"): self = .colon
    case UInt8(ascii: ";"): self = .semicolon
    default: self = .other
    }
  }

  fileprivate init(operator byte: UInt8) {
    switch byte {
    case UInt8(ascii: "<"): self = .leftAngle
    case UInt8(ascii: ">"): self = .rightAngle
    case UInt8(ascii: "."): self = .period
    case UInt8(ascii: "?"): self = .questionMark
    case UInt8(ascii: "!"): self = .exclamationMark
    default: self = .other
    }
  }
}

extension UInt8 {
  fileprivate var isLineBreak: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

  /// All of Unicode counts as word characters.
  fileprivate var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  fileprivate var isOperatorByte: Bool {
    "/=-+!*%<>&|^~?.".utf8.contains(self)
  }
}
