import Essentials

/// The bytes of a header, for looking around the places that the compiler names.
struct SourceText {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// - Returns: nil for what can't be read.
  init?(path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    bytes = [UInt8](data)
  }

  /// The word that begins at a place, or after white space and comments behind it; with the place behind the word.
  func word(from offset: Int) -> (word: String, end: Int)? {
    let start = skippingSpace(offset)
    var end = start
    while end < bytes.count, Self.isWordByte(bytes[end]) { end += 1 }
    guard end > start, !Self.isDigit(bytes[start]) else { return nil }
    return (String(decoding: bytes[start..<end], as: UTF8.self), end)
  }

  /// The words of a list that ends with a parenthesis.
  func words(inListFrom offset: Int) -> [String] {
    var words: [String] = []
    var place = offset
    while let next = word(from: place) {
      words.append(next.word)
      place = next.end
      guard character(from: place) == "," else { break }
      place = skippingSpace(place) + 1
    }
    return words
  }

  /// The word that ends before a place, white space aside; with the place where it begins.
  func word(before offset: Int) -> (word: String, start: Int)? {
    var end = min(offset, bytes.count)
    while end > 0, Self.isSpace(bytes[end - 1]) { end -= 1 }
    var start = end
    while start > 0, Self.isWordByte(bytes[start - 1]) { start -= 1 }
    guard start < end, !Self.isDigit(bytes[start]) else { return nil }
    return (String(decoding: bytes[start..<end], as: UTF8.self), start)
  }

  /// The first character at or behind a place that is no white space.
  func character(from offset: Int) -> Character? {
    let place = skippingSpace(offset)
    return place < bytes.count ? Character(Unicode.Scalar(bytes[place])) : nil
  }

  /// The last character before a place that is no white space.
  func character(before offset: Int) -> Character? {
    var end = min(offset, bytes.count)
    while end > 0, Self.isSpace(bytes[end - 1]) { end -= 1 }
    return end > 0 ? Character(Unicode.Scalar(bytes[end - 1])) : nil
  }

  /// What stands between the angle brackets at a place, nested ones included; with the place behind them.
  func angleBrackets(from offset: Int) -> (content: String, end: Int)? {
    let start = skippingSpace(offset)
    guard start < bytes.count, bytes[start] == UInt8(ascii: "<") else { return nil }
    var depth = 0
    for place in start..<min(bytes.count, start + 1000) {
      if bytes[place] == UInt8(ascii: "<") { depth += 1 }
      if bytes[place] == UInt8(ascii: ">") { depth -= 1 }
      if depth == 0 {
        return (String(decoding: bytes[(start + 1)..<place], as: UTF8.self), place + 1)
      }
    }
    return nil
  }

  private func skippingSpace(_ offset: Int) -> Int {
    var place = max(0, offset)
    while place < bytes.count {
      if Self.isSpace(bytes[place]) {
        place += 1
      } else if starts(place, "//") {
        while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
      } else if starts(place, "/*") {
        while place < bytes.count, !starts(place, "*/") { place += 1 }
        place += 2
      } else {
        break
      }
    }
    return place
  }

  private func starts(_ place: Int, _ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes.dropFirst(place).starts(with: $0) }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F
      || byte >= 0x80
  }
}
