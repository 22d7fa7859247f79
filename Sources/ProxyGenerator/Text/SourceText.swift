import ProtocolModel

/// Pieces of Swift text that several parts of the output share.
enum SourceText {
  /// `_ thing: Thing, with value: Int`.
  static func parameterList(_ parameters: [NamedParameter]) -> String {
    parameters.map(\.declaration).joined(separator: ", ")
  }

  /// `thing(thing, with: value)`, with `?` behind the name for an optional requirement.
  static func call(_ method: Method, _ parameters: [NamedParameter], isOptional: Bool) -> String {
    let arguments = parameters.map(\.argument).joined(separator: ", ")
    return Word.escaped(method.name) + (isOptional ? "?" : "") + "(\(arguments))"
  }

  /// `<Item, each Part: Equatable>`; empty when there are none.
  static func generics(_ parameters: [GenericParameter]) -> String {
    parameters.isEmpty ? "" : "<" + parameters.map(\.text).joined(separator: ", ") + ">"
  }

  /// `thing(_:with:)`, as a compound name in an expression.
  static func reference(_ method: Method) -> String {
    method.parameters.isEmpty
      ? Word.escaped(method.name)
      : Word.escaped(method.name) + method.parameters.labelList
  }

  /// `try await `: what stands before a call with these effects.
  static func callEffects(_ effects: Effects) -> String {
    (effects.throwing.mayThrow ? "try " : "") + (effects.isAsync ? "await " : "")
  }

  /// The condition of all levels as one, nil when there is none.
  static func condition(_ conditions: [Condition]) -> String? {
    switch conditions.count {
    case 0: nil
    case 1: conditions[0].text
    default:
      conditions.map { condition in
        condition.text.contains("||") ? "(\(condition.text))" : condition.text
      }.joined(separator: " && ")
    }
  }

  /// `public `, `package ` or nothing.
  static func access(_ level: AccessLevel) -> String {
    switch level {
    case .open, .public: "public "
    case .package: "package "
    case .internal, .fileprivate, .private: ""
    }
  }

  /// The attributes that a piece made for a declaration carries on.
  ///
  /// - Parameter globalActor: that of the declaration itself.
  /// - Parameter enclosing: the attributes of what the piece stands in.
  static func carriedAttributes(
    _ context: DeclarationContext, globalActor: String?, inside enclosing: [Attribute]
  ) -> [String] {
    context.attributes.filter { attribute in
      attribute.conditions.isEmpty
        && (attribute.name == "available" || attribute.text == globalActor.map { "@\($0)" })
    }.compactMap { $0.carriedText(inside: enclosing) }
  }
}

extension Effects.Throwing {
  /// `throws(Never)` is a way to write that nothing is thrown.
  fileprivate var mayThrow: Bool {
    switch self {
    case .never: false
    case .typed(let type): type.qualifiedName != "Never"
    case .any, .rethrowing: true
    }
  }
}
