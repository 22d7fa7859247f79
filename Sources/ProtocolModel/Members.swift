/// A method, in a protocol or an extension.
public struct Method: Hashable, Codable, Sendable {
  /// Without back-ticks; an operator's name as it is.
  public var name: String
  public var genericParameters: [GenericParameter]
  public var parameters: [Parameter]
  public var effects: Effects
  /// Nil when no type is written.
  public var returnType: TypeReference?
  /// Without the word `where`.
  public var whereClause: String?
  /// The literal that is all of the body (`true`, `44`, `[]`); nil for any other body, and for none.
  public var literalBody: String?

  public init(
    name: String, genericParameters: [GenericParameter] = [], parameters: [Parameter] = [],
    effects: Effects = Effects(), returnType: TypeReference? = nil, whereClause: String? = nil,
    literalBody: String? = nil
  ) {
    self.name = name
    self.genericParameters = genericParameters
    self.parameters = parameters
    self.effects = effects
    self.returnType = returnType
    self.whereClause = whereClause
    self.literalBody = literalBody
  }

  /// `thing(_:didFinish:)`.
  public var fullName: String { name + parameters.labelList }
}

/// `each Element: Equatable`.
public struct GenericParameter: Hashable, Codable, Sendable {
  /// The specifier `each` or `let` if there is one, the name, and the constraint.
  public var text: String
  public var name: String

  public init(text: String, name: String) {
    self.text = text
    self.name = name
  }
}

/// A parameter of a method, initializer or subscript.
public struct Parameter: Hashable, Codable, Sendable {
  /// The argument label without back-ticks; nil for `_`, and for a subscript's parameter that names none.
  public var label: String?
  /// The internal name without back-ticks; `_` when the declaration gives no name.
  public var name: String
  /// Specifiers and attributes (`inout`, `@escaping`) are in the type.
  public var type: TypeReference
  public var isVariadic: Bool
  /// Attributes before the name, such as a result builder.
  public var attributes: [Attribute]
  /// Only in extensions and interfaces; a requirement has none.
  public var defaultValue: String?

  public init(
    label: String?, name: String, type: TypeReference, isVariadic: Bool = false,
    attributes: [Attribute] = [], defaultValue: String? = nil
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.isVariadic = isVariadic
    self.attributes = attributes
    self.defaultValue = defaultValue
  }
}

extension [Parameter] {
  /// `(_:didFinish:)`; `()` when there is none.
  public var labelList: String { "(" + map { ($0.label ?? "_") + ":" }.joined() + ")" }
}

/// `async`, `throws`, `throws(E)`, `rethrows`.
public struct Effects: Hashable, Codable, Sendable {
  public enum Throwing: Hashable, Codable, Sendable {
    case never
    case any
    case typed(TypeReference)
    case rethrowing
  }

  public var isAsync: Bool
  public var throwing: Throwing

  public init(isAsync: Bool = false, throwing: Throwing = .never) {
    self.isAsync = isAsync
    self.throwing = throwing
  }
}

/// A property, in a protocol, type or extension.
public struct Property: Hashable, Codable, Sendable {
  /// One of `get`, `set`, `_read`, … with what is written on it.
  public struct Accessor: Hashable, Codable, Sendable {
    /// `get`, `set`, or another of the language's words for one.
    public var kind: String
    public var attributes: [Attribute]
    public var modifiers: [String]
    public var effects: Effects

    public init(
      kind: String, attributes: [Attribute] = [], modifiers: [String] = [],
      effects: Effects = Effects()
    ) {
      self.kind = kind
      self.attributes = attributes
      self.modifiers = modifiers
      self.effects = effects
    }
  }

  /// Without back-ticks.
  public var name: String
  /// Nil where only an initial value tells the type.
  public var type: TypeReference?
  /// Where none is written, the type that the initial value shows by its form: a literal, or the call of an initializer.
  public var initialType: TypeReference?
  /// As the declaration lists them; `get` and `set` for a stored `var`, `get` for a stored `let` or a computed
  /// property with a bare body.
  public var accessors: [Accessor]
  /// Whether the declaration lists no accessor, or observers only, so that the property holds its value itself.
  public var isStored: Bool
  /// The literal that is all that the property's getter gives; nil for any other getter, and for none.
  public var literalBody: String?

  public init(
    name: String, type: TypeReference?, initialType: TypeReference? = nil,
    accessors: [Accessor] = [], isStored: Bool = false, literalBody: String? = nil
  ) {
    self.name = name
    self.type = type
    self.initialType = initialType
    self.accessors = accessors
    self.isStored = isStored
    self.literalBody = literalBody
  }

  public var isSettable: Bool { accessors.contains(where: \.writes) }
}

extension Property.Accessor {
  /// Whether it lets a value be assigned or changed in place.
  public var writes: Bool {
    switch kind {
    case "set", "modify", "_modify", "mutate", "unsafeMutableAddress": true
    default: false
    }
  }
}

/// `init`, `init?`, `init!`.
public struct Initializer: Hashable, Codable, Sendable {
  /// `?`, `!` or nil.
  public var failability: String?
  public var genericParameters: [GenericParameter]
  public var parameters: [Parameter]
  public var effects: Effects
  public var whereClause: String?

  public init(
    failability: String? = nil, genericParameters: [GenericParameter] = [],
    parameters: [Parameter] = [], effects: Effects = Effects(), whereClause: String? = nil
  ) {
    self.failability = failability
    self.genericParameters = genericParameters
    self.parameters = parameters
    self.effects = effects
    self.whereClause = whereClause
  }
}

public struct Subscript: Hashable, Codable, Sendable {
  public var genericParameters: [GenericParameter]
  public var parameters: [Parameter]
  public var returnType: TypeReference
  public var accessors: [Property.Accessor]
  public var whereClause: String?

  public init(
    genericParameters: [GenericParameter] = [], parameters: [Parameter],
    returnType: TypeReference, accessors: [Property.Accessor], whereClause: String? = nil
  ) {
    self.genericParameters = genericParameters
    self.parameters = parameters
    self.returnType = returnType
    self.accessors = accessors
    self.whereClause = whereClause
  }

  public var isSettable: Bool { accessors.contains(where: \.writes) }
}

public struct AssociatedType: Hashable, Codable, Sendable {
  public var name: String
  public var inheritedTypes: [TypeReference]
  /// The type after `=`.
  public var defaultType: TypeReference?
  public var whereClause: String?

  public init(
    name: String, inheritedTypes: [TypeReference] = [], defaultType: TypeReference? = nil,
    whereClause: String? = nil
  ) {
    self.name = name
    self.inheritedTypes = inheritedTypes
    self.defaultType = defaultType
    self.whereClause = whereClause
  }
}
