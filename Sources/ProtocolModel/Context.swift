import Diagnostics

/// The condition of one `#if` level around a declaration, ready to be written after `#if`.
///
/// A declaration in an `#else` or `#elseif` branch has the negation of the earlier branches in it:
/// `#if A … #elseif B … #else …` gives `A`, `!A && B` and `!A && !B`.
public struct Condition: Hashable, Codable, Sendable {
  public var text: String

  public init(_ text: String) { self.text = text }
}

/// What every declaration has, whatever its kind.
public struct DeclarationContext: Hashable, Codable, Sendable {
  /// Where the declaration's name stands.
  public var location: SourceLocation
  /// Documentation lines without their comment marks (`///`, `/** */`), the common indentation removed.
  public var documentation: [String]
  /// In source order.
  public var attributes: [Attribute]
  /// `public`, `optional`, `static`, `mutating`, `nonisolated(unsafe)` … as written, in source order.
  public var modifiers: [String]
  /// From the outermost `#if` to the innermost one, the whole way up to the file.
  public var conditions: [Condition]
  /// The `// proxygen:KEY VALUE` comments that stand directly before the declaration.
  public var directives: [Directive]

  public init(
    location: SourceLocation, documentation: [String] = [], attributes: [Attribute] = [],
    modifiers: [String] = [], conditions: [Condition] = [], directives: [Directive] = []
  ) {
    self.location = location
    self.documentation = documentation
    self.attributes = attributes
    self.modifiers = modifiers
    self.conditions = conditions
    self.directives = directives
  }

  public func hasAttribute(_ name: String) -> Bool { attributes.contains { $0.name == name } }

  public func hasModifier(_ name: String) -> Bool { modifiers.contains(name) }

  /// The access level written on the declaration itself, `internal` when there is none.
  public var accessLevel: AccessLevel {
    modifiers.lazy.compactMap(AccessLevel.init(modifier:)).first ?? .internal
  }
}

/// An attribute, as written.
public struct Attribute: Hashable, Codable, Sendable {
  /// Without `@` and arguments (`available`, `MainActor`, `objc`).
  public var name: String
  /// What stands between the parentheses, on one line; nil when there are none.
  public var arguments: String?
  /// The conditions of an `#if` inside the attribute list that holds this attribute alone.
  public var conditions: [Condition]

  public init(name: String, arguments: String? = nil, conditions: [Condition] = []) {
    self.name = name
    self.arguments = arguments
    self.conditions = conditions
  }

  /// The attribute as it is written in source (`@objc(foo:)`).
  public var text: String { "@\(name)" + (arguments.map { "(\($0))" } ?? "") }
}

/// What somebody tells proxygen about a declaration: `// proxygen:KEY VALUE` in the source, or a key of the configuration.
public struct Directive: Hashable, Codable, Sendable {
  /// Who says it.
  public enum Origin: Hashable, Codable, Sendable {
    case comment
    /// The way to it in the configuration: `protocols.ThingDelegate.parent`.
    case configuration(String)
  }

  /// What a value is by Swift's grammar: one that becomes code has to be a whole piece of it, so that nothing else can come along.
  public struct Grammar: OptionSet, Hashable, Codable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let expression = Grammar(rawValue: 1)
    /// One or several with commas between them.
    public static let expressions = Grammar(rawValue: 2)
    public static let type = Grammar(rawValue: 4)
    public static let statement = Grammar(rawValue: 8)
  }

  /// Where the key stands.
  public var location: SourceLocation
  public var key: String
  /// The rest of the line without white space around it; empty when there is none.
  public var value: String
  public var grammar: Grammar
  public var origin: Origin

  public init(
    location: SourceLocation, key: String, value: String, grammar: Grammar = [],
    origin: Origin = .comment
  ) {
    self.location = location
    self.key = key
    self.value = value
    self.grammar = grammar
    self.origin = origin
  }

  /// What messages call it.
  public var spelling: String {
    switch origin {
    case .comment: "proxygen:\(key)"
    case .configuration(let path): path
    }
  }
}

/// Swift's access levels, from the narrowest to the widest.
public enum AccessLevel: String, Codable, Sendable, CaseIterable, Comparable {
  case `private`, `fileprivate`, `internal`, `package`, `public`, `open`

  /// The level that a modifier such as `public` stands for; nil for any other modifier, `public(set)` too.
  public init?(modifier: String) { self.init(rawValue: modifier) }

  public static func < (lhs: AccessLevel, rhs: AccessLevel) -> Bool {
    lhs.rank < rhs.rank
  }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
