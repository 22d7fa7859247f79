/// The outermost bracket groups of one line of Swift, string literals left alone. Places are in bytes of UTF-8.
struct Brackets {
  struct Group {
    var opener: UInt8
    /// Where the brackets stand.
    var start: Int
    var end: Int
  }

  let bytes: [UInt8]
  /// Those that close on the same line, in order.
  private(set) var groups: [Group] = []
  private var depths: [Int] = []

  init(_ text: String) {
    bytes = Array(text.utf8)
    depths.reserveCapacity(bytes.count)
    var open: [(opener: UInt8, start: Int)] = []
    var isInString = false
    for (index, byte) in bytes.enumerated() {
      depths.append(open.count + (isInString ? 1 : 0))
      if byte == UInt8(ascii: "\"") { isInString.toggle() }
      if isInString {
        continue
      } else if isOpener(index) {
        open.append((byte, index))
      } else if isCloser(index), let last = open.popLast() {
        depths[index] = open.count
        if open.isEmpty { groups.append(Group(opener: last.opener, start: last.start, end: index)) }
      }
    }
    // An opener that stays open is no group, and what stands behind it is outside again.
    for unclosed in open.indices where depths.count > open[unclosed].start {
      for index in open[unclosed].start + 1..<depths.count { depths[index] -= 1 }
    }
  }

  private func isOpener(_ index: Int) -> Bool {
    switch bytes[index] {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): true
    case UInt8(ascii: "<"): index > 0 && Self.endsWord(bytes[index - 1])
    default: false
    }
  }

  private func isCloser(_ index: Int) -> Bool {
    switch bytes[index] {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): true
    case UInt8(ascii: ">"):
      index > 0 && bytes[index - 1] != UInt8(ascii: "-") && bytes[index - 1] != UInt8(ascii: " ")
    default: false
    }
  }

  /// What isn't ASCII is a letter here.
  private static func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: false
    }
  }

  func isOutside(_ index: Int) -> Bool { depths[index] == 0 }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Whether that stands there.
  func has(_ text: StaticString, at index: Int) -> Bool {
    text.withUTF8Buffer { bytes[index...].starts(with: $0) }
  }

  func firstOutside(_ character: Unicode.Scalar) -> Int? {
    let byte = UInt8(ascii: character)
    return bytes.indices.first { bytes[$0] == byte && isOutside($0) }
  }

  func splitOutside(_ separator: Unicode.Scalar) -> [String] {
    let byte = UInt8(ascii: separator)
    var parts: [String] = []
    var start = 0
    for index in bytes.indices where bytes[index] == byte && isOutside(index) {
      parts.append(text(start..<index))
      start = index + 1
    }
    return parts + [text(start..<bytes.count)]
  }
}
