/// Names that grow in number, with a quick answer for those that aren't among them.
struct NameSet {
  private static let size = 1 << 20

  private var members: Set<NameKey> = []
  /// A bit for each name, shared by others.
  private var filter = [UInt64](repeating: 0, count: size / 64)

  init(_ names: some Sequence<NameKey> = []) { for name in names { insert(name) } }

  /// - Returns: whether the name is new.
  @discardableResult
  mutating func insert(_ name: NameKey) -> Bool {
    let bit = Int(name.value) & (Self.size - 1)
    filter[bit >> 6] |= 1 << UInt64(bit & 63)
    return members.insert(name).inserted
  }

  func contains(_ name: NameKey) -> Bool {
    let bit = Int(name.value) & (Self.size - 1)
    return filter[bit >> 6] & (1 << UInt64(bit & 63)) != 0 && members.contains(name)
  }

  func contains(anyOf names: some Sequence<NameKey>) -> Bool { names.contains(where: contains) }

  var count: Int { members.count }
}
