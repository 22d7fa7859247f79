/// Strings with the code in them, and regular expressions.
extension SourceScanner {
  /// From the quote on; the pounds before it are read.
  mutating func skipString(pounds: Int) {
    depth += 1
    defer { depth -= 1 }
    guard depth < 32 else {
      doubt()
      offset = bytes.count
      return
    }
    let quote = UInt8(ascii: "\"")
    let isMultiline = byte(at: offset + 1) == quote && byte(at: offset + 2) == quote
    offset += isMultiline ? 3 : 1
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\\") {
        if hasPounds(pounds, at: offset + 1) {
          offset += 1 + pounds
          if self.byte(at: offset) == UInt8(ascii: "(") {
            offset += 1
            skipInterpolation()
            continue
          }
        }
        // In a string of one line, a line break is no part of an escape.
        if isMultiline || self.byte(at: offset) != UInt8(ascii: "\n") { offset += 1 }
      } else if byte == quote, isEnd(pounds, isMultiline) {
        offset += (isMultiline ? 3 : 1) + pounds
        return
      } else if !isMultiline, byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        doubt()
        return
      } else {
        offset += 1
      }
    }
    doubt()
  }

  func isEnd(_ pounds: Int, _ isMultiline: Bool) -> Bool {
    let quote = UInt8(ascii: "\"")
    if isMultiline, byte(at: offset + 1) != quote || byte(at: offset + 2) != quote { return false }
    return hasPounds(pounds, at: offset + (isMultiline ? 3 : 1))
  }

  func hasPounds(_ count: Int, at start: Int) -> Bool {
    for index in 0..<count where byte(at: start + index) != UInt8(ascii: "#") { return false }
    return true
  }

  /// The code in a string, up to its parenthesis.
  mutating func skipInterpolation() {
    var open = 1
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "("):
        open += 1
        offset += 1
      case UInt8(ascii: ")"):
        open -= 1
        offset += 1
        if open == 0 { return }
      case UInt8(ascii: "\""): skipString(pounds: 0)
      case UInt8(ascii: "#"): _ = pound()
      case UInt8(ascii: "/"): skipSlash()
      case UInt8(ascii: "`"): skipQuotedName()
      default: offset += 1
      }
    }
    doubt()
  }

  /// A comment, a regular expression or an operator.
  mutating func skipSlash() {
    switch byte(at: offset + 1) {
    case UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "*"): _ = skipBlockComment()
    default: if !skipRegex() { offset += 1 }
    }
  }

  /// A regular expression as the compiler finds it: on one line, not beginning with a blank, and not behind a value.
  mutating func skipRegex() -> Bool {
    let second = byte(at: offset + 1)
    guard second > UInt8(ascii: " "), second != UInt8(ascii: ")"), second != UInt8(ascii: ","),
      offset >= endlessRegex, !isBehindValue
    else { return false }
    var end = offset + 1
    while end < bytes.count, classes[Int(bytes[end])] != ByteClass.lineBreak {
      if bytes[end] == UInt8(ascii: "/") {
        offset = end + 1
        return true
      }
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    endlessRegex = end
    return false
  }

  mutating func skipRegex(pounds: Int) {
    let isMultiline = classes[Int(byte(at: offset + 1))] == ByteClass.lineBreak
    offset += 1
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "/"), hasPounds(pounds, at: offset + 1) {
        offset += 1 + pounds
        return
      }
      if !isMultiline, classes[Int(bytes[offset])] == ByteClass.lineBreak { break }
      offset += 1
    }
    doubt()
  }

  /// Whether what stands before the present place is a value, so that a slash is an operator.
  var isBehindValue: Bool {
    var end = offset
    while end > 0, bytes[end - 1] <= UInt8(ascii: " ") { end -= 1 }
    guard end > 0 else { return false }
    switch bytes[end - 1] {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "\""),
      UInt8(ascii: "`"), UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "!"):
      return true
    case let byte where classes[Int(byte)] == ByteClass.word: break
    default: return false
    }
    var start = end
    while start > 0, classes[Int(bytes[start - 1])] == ByteClass.word { start -= 1 }
    return !Self.wordsBeforeValues.contains { bytes[start..<end].spells($0) }
  }

  static let wordsBeforeValues = [
    "return", "in", "case", "where", "if", "while", "else", "try", "await", "throw", "switch",
    "for", "guard", "is", "as", "let", "var", "do", "repeat",
  ]
}
