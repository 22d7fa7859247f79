import ProtocolModel

/// What the generator looks up in its inputs beside what chosen protocols mention: whoever reads the inputs may leave out
/// the rest.
public struct AskedNames: Sendable {
  /// Types and protocols that are looked up even when no input mentions them.
  public let declarations: Set<String>
  /// Properties that a parent is asked for by name.
  public let properties: Set<String>
  /// Superclasses whose subclasses are served.
  public let superclasses: Set<String>
  /// Whether all members of parents matter.
  public let includesAllMembers: Bool
  /// Whether everything matters.
  public let includesEverything: Bool
  private let patterns: [Wildcard]

  /// - Parameters:
  ///   - styles: all of the run.
  ///   - patterns: all that choose protocols; empty lists choose by the rule.
  public init(_ styles: [Style], patterns: [Wildcard], rules: ConfiguredRules) {
    let written = styles.flatMap { style in
      style.names.types.values.flatMap(\.self) + style.names.helpers.keys + style.names.inner
    }
    let ruled = rules.mentionedNames
    declarations = ruled.union(
      written + Self.madeUp + [.delegate, .dataSource].flatMap(Self.roleNames))
    properties = ruled.union(["delegate", "dataSource"] + KnownPairs.propertyNames)
    superclasses =
      styles.contains { $0.product == .controlPublishers } ? KnownControls.allNames : []
    includesAllMembers = styles.contains { $0.product == .subclasses }
    includesEverything = rules.concernAnything
    self.patterns = patterns + rules.protocols.map(\.pattern)
  }

  /// Types that are made of what has no name: literals, and `[Element]`.
  private static let madeUp = [
    "Void", "Int", "Double", "String", "Bool", "Array", "Dictionary", "Optional",
  ]

  private static func roleNames(_ role: DelegateRole) -> [String] {
    [role.associatedType, role.conformance]
  }

  /// Whether a pattern of a choice or a rule may be for a name with those of the types around it.
  public var hasPatterns: Bool { !patterns.isEmpty }

  /// Whether a protocol of that name may be a delegate protocol, or one that a pattern is for.
  public func mayChoose(_ name: String) -> Bool {
    ProtocolSelection.hasDelegateName(name) || patterns.contains { $0.matches(name) }
  }
}
