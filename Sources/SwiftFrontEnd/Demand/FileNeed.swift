/// What of one text is needed.
struct FileNeed: Sendable {
  enum Level: UInt8, Comparable, Sendable {
    case nothing
    /// Without the members, but with what is needed of them.
    case head
    /// All of it; of function bodies only what may be a literal.
    case all

    static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
  }

  let outline: Outline
  /// Whether the text has comments for proxygen, which may choose any protocol.
  let hasDirectives: Bool
  /// For each item of the outline.
  private(set) var levels: [Level]
  /// The items that a name may lead to: every type around them is one of the wanted ones, too.
  private var reached: Set<Int> = []
  /// Of the text.
  private let check: UInt64
  /// The protocols that may be chosen.
  private var chosen: Set<Int>
  /// Types with a property that holds a delegate.
  private var parents: Set<Int> = []
  private var subclasses: Set<Int> = []

  init(
    _ outline: Outline, _ bytes: UnsafeBufferPointer<UInt8>, hasDirectives: Bool, _ demand: Demand
  ) {
    self.outline = outline
    self.hasDirectives = hasDirectives
    check = Self.check(bytes)
    levels = Array(repeating: .nothing, count: outline.items.count)
    chosen = Set(
      outline.items.indices.filter { index in
        let item = outline.items[index]
        guard item.kind == .protocol else { return false }
        if hasDirectives || item.parent != nil && demand.mayChooseNested { return true }
        let name = String(decoding: bytes[item.nameRange], as: UTF8.self)
        return demand.mayChoose(name.filter { $0 != "`" })
      })
  }

  /// Whether this is the text that the need was found in; it may have been changed meanwhile.
  func isOf(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { Self.check(bytes) == check }

  private static func check(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var sum = UInt64(bytes.count)
    for byte in bytes { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return sum
  }

  /// Whether an output may need what the text imports.
  var needsImports: Bool {
    !subclasses.isEmpty
      || outline.items.indices.contains {
        levels[$0] == .all && outline.items[$0].kind == .protocol
      }
  }

  var isNeeded: Bool {
    outline.items.indices.contains { levels[$0] > .nothing && outline.items[$0].kind != .imported }
  }

  /// Raises the levels as far as the names ask for it, and adds the names that are needed then.
  mutating func settle(_ names: inout NeededNames, _ demand: Demand) {
    var version: Int
    repeat {
      version = names.version
      for index in outline.items.indices { settle(index, &names, demand) }
    } while names.version > version
  }

  private mutating func settle(_ index: Int, _ names: inout NeededNames, _ demand: Demand) {
    let item = outline.items[index]
    if names.wanted.contains(item.name), item.parent.map(reached.contains) ?? true {
      reached.insert(index)
    }
    switch item.kind {
    case .protocol: settleProtocol(index, item, &names)
    case .type, .enum, .extension: settleType(index, item, &names, demand)
    case .alias: settleAlias(index, item, &names)
    case .property where item.parent != nil: settleProperty(index, item, &names, demand)
    case .method, .initializer, .subscripting, .enumCase:
      settleMember(index, item, &names, demand)
    default: break
    }
  }

  private mutating func settleProtocol(
    _ index: Int, _ item: Outline.Item, _ names: inout NeededNames
  ) {
    let isChosen = chosen.contains(index) || names.heldAsDelegate.contains(item.name)
    if levels[index] < .all, isChosen || names.whole.contains(item.name) {
      raise(index, to: .all, &names)
      names.want(outline.words[item.words])
      names.wantWhole(outline.words[item.head])
      names.wantBodies(of: item.name)
    } else if reached.contains(index) {
      raise(index, to: .head, &names)
    }
    if isChosen { names.hold(item.name) }
  }

  private mutating func settleType(
    _ index: Int, _ item: Outline.Item, _ names: inout NeededNames, _ demand: Demand
  ) {
    let isFound = reached.contains(index) && (item.kind != .extension || item.inherits)
    if isFound || item.isGlobalActor || item.hasOddName && item.inherits
      || item.isInner && demand.members == .all
    {
      raise(index, to: .head, &names)
    }
    guard !subclasses.contains(index) else { return }
    switch item.kind {
    case .type
    where names.superclasses.contains(anyOf: outline.words[item.head].filter { $0 != item.name }):
      subclasses.insert(index)
      names.wantSubclasses(of: item.name)
      raise(index, to: .head, &names)
    case .extension where names.superclasses.contains(item.name):
      subclasses.insert(index)
      raise(index, to: .head, &names)
    default: break
    }
  }

  private mutating func settleAlias(_ index: Int, _ item: Outline.Item, _ names: inout NeededNames)
  {
    let target = outline.words[item.words].filter { $0 != item.name }
    if !item.isCompound, names.held.contains(anyOf: target) {
      names.hold(item.name)
      raise(index, to: .all, &names)
    }
    if names.superclasses.contains(anyOf: target) {
      names.wantSubclasses(of: item.name)
      raise(index, to: .all, &names)
    }
    if reached.contains(index) { raise(index, to: .all, &names) }
    if levels[index] == .all { names.want(outline.words[item.words]) }
    guard !item.isCompound else { return }
    if names.whole.contains(item.name) { names.wantWhole(target) }
    if names.heldAsDelegate.contains(item.name) { names.holdAsDelegate(target) }
  }

  private mutating func settleProperty(
    _ index: Int, _ item: Outline.Item, _ names: inout NeededNames, _ demand: Demand
  ) {
    guard let parent = item.parent, outline.items[parent].kind != .protocol else { return }
    let types = outline.words[item.types]
    if item.holdsPlainType, names.held.contains(anyOf: types) {
      parents.insert(parent)
      raise(index, to: .all, &names)
      names.want(types)
      names.wantWhole(types)
      if demand.members == .all { names.wantProperty(item.name) }
    } else if reached.contains(parent) || levels[parent] > .nothing,
      item.isSeveral || names.properties.contains(item.name) || isWhole(parent, demand)
        || isBody(item, of: parent, names)
    {
      raise(index, to: .all, &names)
      if item.isSeveral || names.properties.contains(item.name) || subclasses.contains(parent)
        || names.extended.contains(outline.items[parent].name)
      {
        names.want(outline.words[item.words])
      }
    }
  }

  private mutating func settleMember(
    _ index: Int, _ item: Outline.Item, _ names: inout NeededNames, _ demand: Demand
  ) {
    guard let parent = item.parent, reached.contains(parent) || levels[parent] > .nothing,
      levels[index] < .all
    else { return }
    if outline.items[parent].kind == .protocol {
      // A class that conforms to it has to have its initializers.
      guard item.kind == .initializer, demand.members == .all, levels[parent] == .head else {
        return
      }
    }
    let isBody = isBody(item, of: parent, names)
    let isNeeded =
      item.kind == .enumCase && item.hasPayload || isBody || isWhole(parent, demand)
      || item.isSetter && parents.contains(parent)
    guard isNeeded else { return }
    raise(index, to: .all, &names)
    if isBody || item.isSetter || item.kind == .initializer {
      names.want(outline.words[item.words])
    }
  }

  /// Whether all members of a type are asked for.
  private func isWhole(_ index: Int, _ demand: Demand) -> Bool {
    demand.members == .all && outline.items[index].kind != .enum || subclasses.contains(index)
  }

  /// Whether a member of an extension could be the default body of a requirement.
  private func isBody(_ item: Outline.Item, of parent: Int, _ names: NeededNames) -> Bool {
    outline.items[parent].kind == .extension
      && names.extended.contains(outline.items[parent].name)
      && (item.name == .none || names.wanted.contains(item.name))
  }

  /// Raises an item, and what is around it to its head.
  private mutating func raise(_ index: Int, to level: Level, _ names: inout NeededNames) {
    guard levels[index] < level else { return }
    levels[index] = level
    let item = outline.items[index]
    if item.openingBrace != nil { names.want(outline.words[item.head]) }
    if let parent = item.parent { raise(parent, to: .head, &names) }
  }
}
