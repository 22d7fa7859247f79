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

  /// `thing(_:with:)`, as a compound name in an expression.
  static func reference(_ method: Method) -> String {
    method.parameters.isEmpty
      ? Word.escaped(method.name)
      : Word.escaped(method.name) + method.parameters.labelList
  }

  /// `try await `: what stands before a call with these effects.
  static func callEffects(_ effects: Effects) -> String {
    (effects.throwing == .never ? "" : "try ") + (effects.isAsync ? "await " : "")
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
  static func carriedAttributes(_ context: DeclarationContext) -> [String] {
    context.attributes.filter { attribute in
      attribute.conditions.isEmpty
        && (attribute.name == "available" || attribute.text == context.globalActor.map { "@\($0)" })
    }.map(\.text)
  }
}

/// A parameter as the proxy's own method has it: with a name that its body can use.
struct NamedParameter {
  let parameter: Parameter
  let name: String

  /// Unnamed parameters get a name from their label or type; no two get the same.
  static func named(_ parameters: [Parameter]) -> [NamedParameter] {
    var taken = Set(parameters.map(\.name))
    return parameters.map { parameter in
      guard parameter.name == "_" else {
        return NamedParameter(parameter: parameter, name: parameter.name)
      }
      let base = parameter.label ?? Self.nameFromType(parameter.type)
      var name = base
      var number = 2
      while taken.contains(name) {
        name = "\(base)\(number)"
        number += 1
      }
      taken.insert(name)
      return NamedParameter(parameter: parameter, name: name)
    }
  }

  private static func nameFromType(_ type: TypeReference) -> String {
    let word = Word.lowerCamel(TypeWords(type).text)
    return word.isEmpty ? "value" : word
  }

  var declaration: String {
    let attributes = parameter.attributes.map { "\($0.text) " }.joined()
    let names: String =
      switch parameter.label {
      case nil: "_ \(Word.escapedLabel(name))"
      case .some(let label) where label == name: Word.escapedLabel(name)
      case .some(let label): "\(Word.escapedLabel(label)) \(Word.escapedLabel(name))"
      }
    return "\(attributes)\(names): \(parameter.type)" + (parameter.isVariadic ? "..." : "")
  }

  /// As it is passed on: `with: value`, `&point` for an `inout`, `message()` for an autoclosure.
  var argument: String {
    let call = parameter.type.hasAttribute("autoclosure") ? "()" : ""
    return (parameter.label.map { "\(Word.escapedLabel($0)): " } ?? "") + expression + call
  }

  /// The value alone.
  var expression: String { (parameter.type.isInout ? "&" : "") + Word.escaped(name) }
}
