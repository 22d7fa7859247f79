import Diagnostics
import ProtocolModel

/// A delegate protocol with everything looked up: inherited requirements, the parent, the imports.
public struct ResolvedProtocol: Hashable, Codable, Sendable {
  @CopyOnWrite public var declaration: ProtocolDeclaration
  /// The other types of a property that holds a composition, in its order, as the output writes them.
  public var companions: [String]
  /// Paths of the inputs that the protocol and what it inherits stand in, in order of appearance.
  public var sources: [String]
  /// Modules named on the command line that the protocol and its parent come from.
  public var modules: [String]
  public var imports: [ImportDeclaration]
  /// Whether the protocol itself is `@objc`, so that the runtime can intercept its calls.
  public var isObjectiveC: Bool
  public var isClassBound: Bool
  /// Whether it inherits `NSObjectProtocol`, so that a delegate can be asked what it responds to.
  public var isNSObjectProtocol: Bool
  /// Whether it inherits a protocol that no input declares, so that a module that is imported may.
  public var inheritsUnknown: Bool
  /// Whether delegates must be compared or describe themselves, which no class does but an `NSObject`.
  public var isComparedOrDescribed: Bool
  /// Whether delegates must be `Sendable`.
  public var isSendable: Bool
  /// The narrowest level of the protocol and the types around it.
  public var accessLevel: AccessLevel
  /// The `@available` attributes of the protocol, its parent and the types around them, each once.
  public var availability: [Attribute]
  /// The global actor that the protocol is isolated to (`MainActor`).
  public var globalActor: String?
  public var parent: Parent
  /// Whether other proxies serve the same protocol, for other parents.
  public var isShared: Bool
  /// The qualified names of the protocols that it refines, as far as the inputs declare them.
  public var inherited: [String]
  /// Inherited ones first, each once, then the protocol's own, in source order.
  public var requirements: [ResolvedRequirement]
}

extension ResolvedProtocol {
  /// Whether an object that conforms must be an `NSObject`; what nobody knows of a framework's protocol may ask for it,
  /// and it does no harm.
  var needsNSObject: Bool {
    isObjectiveC || isNSObjectProtocol || inheritsUnknown || isComparedOrDescribed
  }

  /// A delegate as something that can be asked what it responds to. The compiler warns of a cast that can't fail, and
  /// whether it can isn't known when the protocol inherits an unknown one.
  func asked(_ delegate: String) -> String {
    if isNSObjectProtocol { return delegate }
    return inheritsUnknown
      ? "(\(delegate) as AnyObject? as? NSObjectProtocol)" : "(\(delegate) as? NSObjectProtocol)"
  }

  /// When protocol and parent both exist.
  var conditions: [Condition] {
    (declaration.context.conditions + parent.conditions).uniqued()
  }
}

/// A requirement with what its surroundings say about it.
public struct ResolvedRequirement: Hashable, Codable, Sendable {
  /// Whether a delegate may leave it out.
  public enum Presence: Hashable, Codable, Sendable {
    case required
    /// `@objc optional`: the caller asks `responds(to:)`.
    case optional
    /// An extension in the inputs gives a default body.
    case defaulted(DefaultBody)

    /// The word for it in listings.
    public var name: String {
      switch self {
      case .required: "required"
      case .optional: "optional"
      case .defaulted: "defaulted"
      }
    }
  }

  @CopyOnWrite public var requirement: Requirement
  /// The qualified name of the protocol that declares it.
  public var origin: String
  public var presence: Presence
  /// The global actor that it is isolated to by an attribute of its own.
  public var globalActor: String?
  /// The global actor of the protocol that declares it, by that one's own attribute: what a protocol inherits isolates its own
  /// requirements in the Swift 6 language mode alone (SE-0434).
  public var originActor: String?
  /// Whether the protocols of the family declare it with different types, so that no method of a class is all of them.
  public var isRedeclared = false
}

/// What an extension of a protocol does for those who conform to it.
public enum DefaultBody: Hashable, Codable, Sendable {
  /// It gives that literal, and does nothing else.
  case literal(String)
  /// It runs code, which may use other requirements.
  case code
}

/// The object that has the delegate property.
public struct Parent: Hashable, Codable, Sendable {
  /// How the parent was found.
  public enum Origin: String, Codable, Sendable {
    /// A class of the inputs has a property of the protocol's type.
    case property
    /// The protocol's methods pass it as their sender; its property is assumed.
    case sender
    /// The author of the protocol names it, and the inputs don't declare it.
    case declared
    /// There is none: the delegate is an object of its own. The type is that of the sender, empty without one.
    case none
  }

  /// As the output writes it (`Map.Camera`).
  public var type: String
  public var origin: Origin
  public var property: DelegateProperty
  /// The narrowest level of the type and the types around it; nil when the inputs don't declare it.
  public var accessLevel: AccessLevel?
  /// The global actor that the parent is isolated to.
  public var globalActor: String?
  /// The `#if` conditions under which the inputs declare it and its property.
  public var conditions: [Condition]
  /// The parent's superclasses, nearest first, as far as the inputs tell.
  public var superclasses: [String]
  /// The protocols that the parent conforms to, as far as the inputs tell: a sender may be typed as one.
  public var conformances: [String]
  /// Whether the parent's declaration may get a `HasDelegate` or `HasDataSource` conformance: it belongs
  /// to the module of the output, its property fits, and no conformance exists yet.
  public var mayConform: Bool
}

/// The property that holds the delegate.
public struct DelegateProperty: Hashable, Codable, Sendable {
  public var name: String
  /// The declared type; nil when the property is only assumed.
  public var type: TypeReference?
  /// The types of the composition that the property holds, in its order; the one type of any other.
  public var parts: [TypeReference]
  /// The expression that reads the delegate of `object`.
  public var getter: String
  /// The statement that makes `delegate` the delegate of `object`.
  public var setter: String
  /// Whether the inputs say that the parent keeps its delegate alive.
  public var isStrong = false
}
