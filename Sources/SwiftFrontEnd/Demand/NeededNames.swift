/// The names that are known to matter so far, each set for a reason of its own. They only grow.
struct NeededNames {
  /// Looked up, as protocol or type.
  private(set) var wanted: NameSet
  /// Protocols whose requirements are asked for, and what may stand between them.
  private(set) var whole = NameSet()
  /// Protocols that are needed as a whole, whose extensions may have default bodies.
  private(set) var extended = NameSet()
  /// Chosen protocols, and aliases that stand for them: what holds them may be a parent.
  private(set) var held = NameSet()
  /// What properties with a delegate's name hold, which chooses a protocol.
  private(set) var heldAsDelegate = NameSet()
  /// Classes whose subclasses are asked for, and those found.
  private(set) var superclasses: NameSet
  /// Of properties.
  private(set) var properties: NameSet
  /// Grows whenever one of the sets does.
  private(set) var version = 0

  init(_ demand: Demand) {
    wanted = NameSet(demand.names)
    superclasses = NameSet(demand.superclasses)
    properties = NameSet(demand.properties)
  }

  mutating func want(_ names: some Sequence<NameKey>) { insert(names, \.wanted) }

  mutating func wantWhole(_ names: some Sequence<NameKey>) { insert(names, \.whole) }

  mutating func wantBodies(of name: NameKey) { insert([name], \.extended) }

  mutating func hold(_ name: NameKey) { insert([name], \.held) }

  mutating func holdAsDelegate(_ names: some Sequence<NameKey>) { insert(names, \.heldAsDelegate) }

  mutating func wantSubclasses(of name: NameKey) { insert([name], \.superclasses) }

  mutating func wantProperty(_ name: NameKey) { insert([name], \.properties) }

  private mutating func insert(
    _ names: some Sequence<NameKey>, _ set: WritableKeyPath<NeededNames, NameSet>
  ) {
    for name in names where self[keyPath: set].insert(name) { version += 1 }
  }
}
