/// What a run wants to know of its inputs, so that nothing else need be parsed.
public struct Demand: Sendable {
  /// Which members of the types that matter are asked for.
  public enum Members: Sendable {
    /// Properties that hold delegates, and what belongs to them.
    case delegates
    /// All of them, for classes that get subclasses.
    case all
  }

  /// Whether a protocol of that name, whatever is around it, may be asked for as a whole.
  public var mayChoose: @Sendable (_ name: String) -> Bool
  /// Whether a pattern may be for the name of a nested protocol with those of the types around it.
  public var mayChooseNested: Bool
  public var members: Members
  /// Names that are looked up even when nothing mentions them.
  public var names: Set<NameKey>
  /// Properties that are looked for in whatever type matters.
  public var properties: Set<NameKey>
  /// Classes whose subclasses, with all their members, are asked for.
  public var superclasses: Set<NameKey>

  public init(
    mayChoose: @escaping @Sendable (_ name: String) -> Bool, mayChooseNested: Bool = false,
    members: Members = .delegates, names: Set<NameKey> = [], properties: Set<NameKey> = [],
    superclasses: Set<NameKey> = []
  ) {
    self.mayChoose = mayChoose
    self.mayChooseNested = mayChooseNested
    self.members = members
    self.names = names
    self.properties = properties
    self.superclasses = superclasses
  }
}
