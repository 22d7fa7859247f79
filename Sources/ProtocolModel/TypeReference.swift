/// A type as a declaration mentions it: taken apart as far as rules need it, and printable as Swift source.
///
/// Printing keeps the spelling (`[String]` stays `[String]`, `Array<String>` stays `Array<String>`, and names keep
/// their qualification) and normalizes white space to what `swift format` writes.
public indirect enum TypeReference: Hashable, Codable, Sendable {
  /// `Foo`, `Foo<A, B>`; the name without back-ticks unless it needs them.
  case named(String, arguments: [TypeReference])
  /// `Foo.Bar<A>`.
  case member(TypeReference, String, arguments: [TypeReference])
  /// `T?`.
  case optional(TypeReference)
  /// `T!`.
  case implicitlyUnwrapped(TypeReference)
  /// `[T]`.
  case array(TypeReference)
  /// `[K: V]`.
  case dictionary(key: TypeReference, value: TypeReference)
  /// `(a: A, B)`; `()` when empty. A tuple of one unlabelled element is `parenthesized`.
  case tuple([TupleElement])
  /// `(T)`.
  case parenthesized(TypeReference)
  case function(FunctionType)
  /// `A & B`.
  case composition([TypeReference])
  /// `any T`.
  case existential(TypeReference)
  /// `some T`.
  case opaque(TypeReference)
  /// `T.Type` or `T.Protocol`.
  case metatype(TypeReference, suffix: String)
  /// `inout T`, `@escaping () -> Void`, `borrowing sending T`: in source order, as written.
  case attributed(specifiers: [String], attributes: [String], TypeReference)
  /// Anything else (`~Copyable`, `repeat each T`), as written, on one line.
  case other(String)

  public struct TupleElement: Hashable, Codable, Sendable {
    public var label: String?
    /// The second name in `(_ first: A)`, nil when there is only one.
    public var secondName: String?
    public var type: TypeReference
    public var isVariadic: Bool

    public init(
      label: String? = nil, secondName: String? = nil, type: TypeReference, isVariadic: Bool = false
    ) {
      self.label = label
      self.secondName = secondName
      self.type = type
      self.isVariadic = isVariadic
    }
  }

  public struct FunctionType: Hashable, Codable, Sendable {
    public var parameters: [TupleElement]
    public var effects: Effects
    public var result: TypeReference

    public init(parameters: [TupleElement], effects: Effects = Effects(), result: TypeReference) {
      self.parameters = parameters
      self.effects = effects
      self.result = result
    }
  }
}

extension TypeReference: CustomStringConvertible {
  public var description: String {
    switch self {
    case .named(let name, let arguments): name + Self.argumentList(arguments)
    case .member(let base, let name, let arguments):
      "\(base).\(name)" + Self.argumentList(arguments)
    case .optional(let wrapped): "\(wrapped.bracketed)?"
    case .implicitlyUnwrapped(let wrapped): "\(wrapped.bracketed)!"
    case .array(let element): "[\(element)]"
    case .dictionary(let key, let value): "[\(key): \(value)]"
    case .tuple(let elements): "(" + elements.map(\.description).joined(separator: ", ") + ")"
    case .parenthesized(let type): "(\(type))"
    case .function(let function): function.description
    case .composition(let types): types.map(\.description).joined(separator: " & ")
    case .existential(let type): "any \(type)"
    case .opaque(let type): "some \(type)"
    case .metatype(let type, let suffix): "\(type.bracketed).\(suffix)"
    case .attributed(let specifiers, let attributes, let type):
      (specifiers + attributes + [type.description]).joined(separator: " ")
    case .other(let text): text
    }
  }

  private static func argumentList(_ arguments: [TypeReference]) -> String {
    arguments.isEmpty ? "" : "<" + arguments.map(\.description).joined(separator: ", ") + ">"
  }

  /// In parentheses where a postfix would bind to a part of the type only.
  private var bracketed: String {
    switch self {
    case .function, .composition, .existential, .opaque, .attributed: "(\(self))"
    default: description
    }
  }
}

extension TypeReference.TupleElement: CustomStringConvertible {
  public var description: String {
    let names = [label, secondName].compactMap { $0 }.joined(separator: " ")
    return (names.isEmpty ? "" : "\(names): ") + "\(type)" + (isVariadic ? "..." : "")
  }
}

extension TypeReference.FunctionType: CustomStringConvertible {
  public var description: String {
    let list = parameters.map(\.description).joined(separator: ", ")
    return "(\(list)) \(effects.prefix)-> \(result)"
  }
}

extension Effects {
  /// `async throws(E) `, with a space behind each word; empty when there is no effect.
  public var prefix: String {
    let throwingText: String? =
      switch throwing {
      case .never: nil
      case .any: "throws"
      case .typed(let type): "throws(\(type))"
      case .rethrowing: "rethrows"
      }
    return [isAsync ? "async" : nil, throwingText].compactMap { $0.map { $0 + " " } }.joined()
  }
}
