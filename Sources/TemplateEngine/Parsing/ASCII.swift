extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")

  /// A space or a tab, which may surround a standalone tag.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  /// What may surround a name inside a tag and separates two delimiters.
  var isWhitespace: Bool { isBlank || (0x0A...0x0D).contains(self) }
}

extension [UInt8] {
  /// The part of a range that is left without the whitespace at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, self[start].isWhitespace { start += 1 }
    while start < end, self[end - 1].isWhitespace { end -= 1 }
    return start..<end
  }

  /// Whether the bytes at an offset are the ones given.
  func has(_ bytes: [UInt8], at offset: Int) -> Bool {
    guard count - offset >= bytes.count else { return false }
    for index in bytes.indices where self[offset + index] != bytes[index] { return false }
    return true
  }

  /// The text in a range that does not cut through a character.
  func text(_ range: Range<Int>) -> String { String(decoding: self[range], as: UTF8.self) }
}
