/// Names that grow in number, with a quick answer for those that aren't among them.
struct NameSet {
  private var members: Set<NameKey> = []
  /// A bit for each name, shared by others; more bits than names, where there are many.
  private var filter = [UInt64](repeating: 0, count: 64)

  init(_ names: some Sequence<NameKey> = []) { for name in names { insert(name) } }

  /// - Returns: whether the name is new.
  @discardableResult
  mutating func insert(_ name: NameKey) -> Bool {
    guard members.insert(name).inserted else { return false }
    if members.count > filter.count * 4 {
      filter = [UInt64](repeating: 0, count: filter.count * 8)
      for member in members { mark(member) }
    } else {
      mark(name)
    }
    return true
  }

  private mutating func mark(_ name: NameKey) {
    let bit = Int(name.value) & (filter.count * 64 - 1)
    filter[bit >> 6] |= 1 << UInt64(bit & 63)
  }

  func contains(_ name: NameKey) -> Bool {
    let bit = Int(name.value) & (filter.count * 64 - 1)
    return filter[bit >> 6] & (1 << UInt64(bit & 63)) != 0 && members.contains(name)
  }

  func contains(anyOf names: some Sequence<NameKey>) -> Bool { names.contains(where: contains) }

  var count: Int { members.count }
}
