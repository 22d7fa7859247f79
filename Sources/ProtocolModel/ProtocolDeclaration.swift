import Diagnostics

/// A protocol, whole and as written.
public struct ProtocolDeclaration: Hashable, Codable, Sendable {
  public var context: DeclarationContext
  /// Without back-ticks.
  public var name: String
  /// The types around it, outermost first (`["Map", "Camera"]` for `Map.Camera.Delegate`).
  public var enclosingTypes: [String]
  /// What stands after the colon, `AnyObject` and `class` included.
  public var inheritedTypes: [TypeReference]
  public var primaryAssociatedTypes: [String]
  /// Without the word `where`.
  public var whereClause: String?
  public var requirements: [Requirement]

  public init(
    context: DeclarationContext, name: String, enclosingTypes: [String] = [],
    inheritedTypes: [TypeReference] = [], primaryAssociatedTypes: [String] = [],
    whereClause: String? = nil, requirements: [Requirement] = []
  ) {
    self.context = context
    self.name = name
    self.enclosingTypes = enclosingTypes
    self.inheritedTypes = inheritedTypes
    self.primaryAssociatedTypes = primaryAssociatedTypes
    self.whereClause = whereClause
    self.requirements = requirements
  }

  /// `Map.Camera.Delegate`.
  public var qualifiedName: String {
    enclosingTypes.isEmpty ? name : (enclosingTypes + [name]).joined(separator: ".")
  }
}

/// One member of a protocol.
public struct Requirement: Hashable, Codable, Sendable {
  public enum Member: Hashable, Codable, Sendable {
    case method(Method)
    case property(Property)
    case initializer(Initializer)
    case subscripting(Subscript)
    case associatedType(AssociatedType)
  }

  public var context: DeclarationContext
  public var member: Member

  public init(context: DeclarationContext, member: Member) {
    self.context = context
    self.member = member
  }
}

extension Requirement {
  /// The name that Swift shows: `thing(_:didFinish:)`, `title`, `init(coder:)`, `subscript(_:)`, `Item`.
  public var fullName: String {
    switch member {
    case .method(let method): method.fullName
    case .property(let property): property.name
    case .initializer(let initializer): "init" + initializer.parameters.labelList
    case .subscripting(let subscripting): "subscript" + subscripting.parameters.labelList
    case .associatedType(let type): type.name
    }
  }

  public var isStatic: Bool {
    context.hasModifier("static") || context.hasModifier("class")
  }
}
