import ProtocolModel

/// What rules ask of a type as written.
extension TypeReference {
  /// `Foo.Bar` for a plain name with or without qualification and generic arguments; nil for anything else.
  var qualifiedName: String? {
    switch self {
    case .named(let name, _): name
    case .member(let base, let name, _): base.qualifiedName.map { "\($0).\(name)" }
    case .attributed(_, _, let type): type.qualifiedName
    default: nil
    }
  }

  /// Without `inout`, attributes and needless parentheses.
  var bare: TypeReference {
    switch self {
    case .attributed(_, _, let type): type.bare
    case .parenthesized(let type): type.bare
    default: self
    }
  }

  /// Without parentheses around all of it.
  var withoutParentheses: TypeReference {
    if case .parenthesized(let type) = self { return type.withoutParentheses }
    return self
  }

  /// The type under all optionals, `any` and attributes (`Foo` for `(any Foo)?`).
  var core: TypeReference {
    switch bare {
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped), .existential(let wrapped):
      wrapped.core
    case .named("Optional", let arguments) where arguments.count == 1: arguments[0].core
    case let type: type
    }
  }

  /// The members of a composition, else the type itself.
  var parts: [TypeReference] {
    if case .composition(let types) = bare { return types.flatMap(\.parts) }
    return [self]
  }

  /// The type inside `T?` or `T!`, nil for a type that is no optional.
  var unwrapped: TypeReference? {
    switch bare {
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): wrapped
    case .named("Optional", let arguments): arguments.first
    default: nil
    }
  }

  var isVoid: Bool {
    switch bare {
    case .tuple(let elements): elements.isEmpty
    case .named("Void", _): true
    case .member(.named("Swift", _), "Void", _): true
    default: false
    }
  }

  /// `repeat each T`, any number of values; in parentheses it is one, a tuple.
  var isPack: Bool {
    switch self {
    case .other(let text): text.hasPrefix("repeat ")
    case .attributed(_, _, let type): type.isPack
    default: false
    }
  }

  var isInout: Bool { hasSpecifier("inout") }

  func hasSpecifier(_ name: String) -> Bool {
    switch self {
    case .attributed(let specifiers, _, let type):
      specifiers.contains(name) || type.hasSpecifier(name)
    case .parenthesized(let type): type.hasSpecifier(name)
    default: false
    }
  }

  func hasAttribute(_ name: String) -> Bool {
    switch self {
    case .attributed(_, let attributes, let type):
      attributes.contains("@\(name)") || type.hasAttribute(name)
    case .parenthesized(let type): type.hasAttribute(name)
    default: false
    }
  }

  /// The global actor that a closure type is isolated to, also inside an optional.
  var globalActor: String? {
    switch self {
    case .attributed(_, let attributes, let type):
      attributes.lazy.map { String($0.dropFirst()) }.first(where: Self.namesGlobalActor)
        ?? type.globalActor
    case .parenthesized(let type), .optional(let type), .implicitlyUnwrapped(let type):
      type.globalActor
    case .tuple(let elements) where elements.count == 1: elements[0].type.globalActor
    default: nil
    }
  }

  /// A closure type has no other attributes of libraries and apps than global actors; the language's own begin small.
  private static func namesGlobalActor(_ attribute: String) -> Bool {
    guard let name = attribute.split(separator: ".").last, !attribute.contains("(") else {
      return false
    }
    return name.first?.isUppercase == true && name != "Sendable"
  }

  /// The type as something that can be stored or emitted: `T?` for `T!`, nothing that only a parameter may have.
  var element: TypeReference {
    switch self {
    case .implicitlyUnwrapped(let wrapped): .optional(wrapped.element)
    case .attributed(_, let attributes, let type):
      Self.keeping(attributes.filter { !Self.parameterOnly.contains($0) }, on: type.element)
    default: self
    }
  }

  private static let parameterOnly: Set<String> = [
    "@escaping", "@autoclosure", "@noescape", "@nonescaping",
  ]

  private static func keeping(_ attributes: [String], on type: TypeReference) -> TypeReference {
    attributes.isEmpty ? type : .attributed(specifiers: [], attributes: attributes, type)
  }

  /// The type in parentheses where a postfix or prefix would otherwise bind to a part of it.
  var isolated: TypeReference {
    switch self {
    case .function, .composition, .existential, .opaque, .attributed: .parenthesized(self)
    default: self
    }
  }
}
