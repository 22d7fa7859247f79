/// What a byte may be the start of, for loops that look at every byte.
enum ByteClass {
  static let plain: UInt8 = 0
  static let word: UInt8 = 1
  static let blank: UInt8 = 2
  static let lineBreak: UInt8 = 3
  static let operation: UInt8 = 4
  static let quote: UInt8 = 5
  static let slash: UInt8 = 6
  static let openCurly: UInt8 = 7
  static let closeCurly: UInt8 = 8
  static let backTick: UInt8 = 9
  static let pound: UInt8 = 10

  /// All of Unicode counts as word characters.
  private static let table: [UInt8] = (0...255).map { byte in
    switch UInt8(byte) {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      word
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): lineBreak
    case 0...UInt8(ascii: " "): blank
    case UInt8(ascii: "\""): quote
    case UInt8(ascii: "/"): slash
    case UInt8(ascii: "{"): openCurly
    case UInt8(ascii: "}"): closeCurly
    case UInt8(ascii: "`"): backTick
    case UInt8(ascii: "#"): pound
    case let byte where "=-+!*%<>&|^~?.".utf8.contains(byte): operation
    default: plain
    }
  }

  /// The table for pointers to it, which is never freed.
  static let pointer = Pointer()

  struct Pointer: @unchecked Sendable {
    let bytes: UnsafeBufferPointer<UInt8>

    fileprivate init() {
      let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: table.count)
      _ = copy.initialize(from: table)
      bytes = UnsafeBufferPointer(copy)
    }
  }
}

extension Collection<UInt8> {
  /// Whether the bytes are those of the text.
  func spells(_ text: String) -> Bool { count == text.utf8.count && elementsEqual(text.utf8) }
}
