/// A number for much that was seen. It tells accidents apart, not what somebody made to look the same.
public struct QuickDigest: Hashable, Sendable {
  public private(set) var one: UInt64 = 0x9E37_79B9_7F4A_7C15
  public private(set) var other: UInt64 = 0xC2B2_AE3D_27D4_EB4F

  public init() {}

  /// One that was kept.
  public init(one: UInt64, other: UInt64) { (self.one, self.other) = (one, other) }

  public mutating func add(_ number: UInt64) {
    one = (one ^ number) &* 0x9FB2_1C65_1E98_DF25
    one ^= one >> 29
    other = (other &+ number) &* 0xFF51_AFD7_ED55_8CCD
    other ^= other >> 32
  }

  public mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(bytes: UnsafeRawBufferPointer($0)) }
  }

  /// Eight at a time, and their number.
  public mutating func add(bytes: UnsafeRawBufferPointer) {
    add(UInt64(bytes.count))
    let whole = bytes.count & ~7
    for offset in stride(from: 0, to: whole, by: 8) {
      add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
    }
    var rest: UInt64 = 0
    for offset in whole..<bytes.count { rest = rest << 8 | UInt64(bytes[offset]) }
    add(rest)
  }

  public mutating func add(_ part: QuickDigest) {
    add(part.one)
    add(part.other)
  }
}
