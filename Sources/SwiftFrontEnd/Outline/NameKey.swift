/// A name as a number that takes little room and is quick to compare. Two names may have one key, so what a key
/// is good for is to say that a name is *not* among others.
public struct NameKey: Hashable, Sendable {
  let value: UInt32

  init(_ bytes: some Sequence<UInt8>) {
    var value: UInt32 = 2_166_136_261
    for byte in bytes { value = (value ^ UInt32(byte)) &* 16_777_619 }
    self.value = value
  }

  /// Without back-ticks.
  public init(_ name: String) { self.init(name.utf8) }

  /// No name.
  static let none = NameKey("")

  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
