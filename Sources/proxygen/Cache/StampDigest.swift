/// A number for what was seen of many files. It tells accidents apart; whoever means to make two trees look the same may do so
/// more easily with the output itself.
struct StampDigest: Equatable, Sendable {
  private var one: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var other: UInt64 = 0xC2B2_AE3D_27D4_EB4F

  mutating func add(_ number: UInt64) {
    one = (one ^ number) &* 0x9FB2_1C65_1E98_DF25
    one ^= one >> 29
    other = (other &+ number) &* 0xFF51_AFD7_ED55_8CCD
    other ^= other >> 32
  }

  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(bytes: UnsafeRawBufferPointer($0)) }
  }

  /// Eight at a time, and their number.
  mutating func add(bytes: UnsafeRawBufferPointer) {
    add(UInt64(bytes.count))
    let whole = bytes.count & ~7
    for offset in stride(from: 0, to: whole, by: 8) {
      add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
    }
    var rest: UInt64 = 0
    for offset in whole..<bytes.count { rest = rest << 8 | UInt64(bytes[offset]) }
    add(rest)
  }

  mutating func add(_ sighting: FileSighting) {
    add(UInt64(bitPattern: sighting.size))
    add(UInt64(bitPattern: sighting.modified))
    add(UInt64(bitPattern: sighting.changed))
    add(sighting.inode)
  }

  mutating func add(_ part: StampDigest) {
    add(part.one)
    add(part.other)
  }

  var text: String { String(one, radix: 16) + "-" + String(other, radix: 16) }
}
