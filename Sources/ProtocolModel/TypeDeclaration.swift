/// A class, actor, struct, enum or type alias: what the generator must know about types that a protocol
/// mentions, and where a parent is found.
public struct TypeDeclaration: Hashable, Codable, Sendable {
  public enum Kind: Hashable, Codable, Sendable {
    case `class`
    case actor
    case `struct`
    case `enum`(hasPayload: Bool)
    case alias(TypeReference)
  }

  public var context: DeclarationContext
  public var kind: Kind
  /// Without back-ticks.
  public var name: String
  /// The types around it, outermost first.
  public var enclosingTypes: [String]
  public var genericParameters: [GenericParameter]
  /// Superclass, raw type and protocols, in source order.
  public var inheritedTypes: [TypeReference]
  /// The properties declared in the body, with what is written on each.
  public var properties: [Member<Property>]
  /// The methods declared in the body.
  public var methods: [Member<Method>]
  /// The initializers declared in the body.
  public var initializers: [Member<Initializer>]

  /// A member with its declaration context.
  public struct Member<Declaration: Hashable & Codable & Sendable>: Hashable, Codable, Sendable {
    public var context: DeclarationContext
    public var declaration: Declaration

    public init(context: DeclarationContext, declaration: Declaration) {
      self.context = context
      self.declaration = declaration
    }
  }

  public init(
    context: DeclarationContext, kind: Kind, name: String, enclosingTypes: [String] = [],
    genericParameters: [GenericParameter] = [], inheritedTypes: [TypeReference] = [],
    properties: [Member<Property>] = [], methods: [Member<Method>] = [],
    initializers: [Member<Initializer>] = []
  ) {
    self.context = context
    self.kind = kind
    self.name = name
    self.enclosingTypes = enclosingTypes
    self.genericParameters = genericParameters
    self.inheritedTypes = inheritedTypes
    self.properties = properties
    self.methods = methods
    self.initializers = initializers
  }

  /// `Map.Camera`.
  public var qualifiedName: String {
    enclosingTypes.isEmpty ? name : (enclosingTypes + [name]).joined(separator: ".")
  }
}

/// An extension: its members give requirements a default body, give a parent its delegate property, or
/// make a type conform.
public struct ExtensionDeclaration: Hashable, Codable, Sendable {
  public var context: DeclarationContext
  /// The extended type as written, without generic arguments (`Map.Camera`).
  public var extendedType: String
  public var inheritedTypes: [TypeReference]
  /// Without the word `where`.
  public var whereClause: String?
  public var properties: [TypeDeclaration.Member<Property>]
  public var methods: [TypeDeclaration.Member<Method>]
  public var initializers: [TypeDeclaration.Member<Initializer>]
  public var subscripts: [TypeDeclaration.Member<Subscript>]

  public init(
    context: DeclarationContext, extendedType: String, inheritedTypes: [TypeReference] = [],
    whereClause: String? = nil, properties: [TypeDeclaration.Member<Property>] = [],
    methods: [TypeDeclaration.Member<Method>] = [],
    initializers: [TypeDeclaration.Member<Initializer>] = [],
    subscripts: [TypeDeclaration.Member<Subscript>] = []
  ) {
    self.context = context
    self.extendedType = extendedType
    self.inheritedTypes = inheritedTypes
    self.whereClause = whereClause
    self.properties = properties
    self.methods = methods
    self.initializers = initializers
    self.subscripts = subscripts
  }
}
