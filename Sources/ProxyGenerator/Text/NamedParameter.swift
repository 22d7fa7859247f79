import ProtocolModel

/// A parameter as the proxy's own method has it: with a name that its body can use.
struct NamedParameter {
  let parameter: Parameter
  /// What it is called in elements and responders.
  let name: String
  /// What it is called in the body.
  let local: String

  /// Unnamed parameters get a name from their label or type; no two get the same.
  ///
  /// - Parameter taken: names that mean something else in the body.
  static func named(_ parameters: [Parameter], avoiding taken: Set<String> = []) -> [NamedParameter]
  {
    var used = Set(parameters.map(\.name))
    return parameters.map { parameter in
      let isUnnamed = parameter.name == "_"
      let name =
        isUnnamed
        ? unique(parameter.label ?? nameFromType(parameter.type), &used) : parameter.name
      let local = taken.contains(name) ? unique("\(name)Value", &used) : name
      return NamedParameter(parameter: parameter, name: name, local: local)
    }
  }

  private static func unique(_ base: String, _ used: inout Set<String>) -> String {
    var name = base
    var number = 2
    while !used.insert(name).inserted {
      name = "\(base)\(number)"
      number += 1
    }
    return name
  }

  private static func nameFromType(_ type: TypeReference) -> String {
    let word = Word.lowerCamel(TypeWords(type).text)
    return word.isEmpty ? "value" : word
  }

  var declaration: String {
    let names: String =
      switch parameter.label {
      case nil: "_ \(Word.escapedLabel(local))"
      case .some(let label) where label == local: Word.escapedLabel(local)
      case .some(let label): "\(Word.escapedLabel(label)) \(Word.escapedLabel(local))"
      }
    return declaration(names)
  }

  /// In a subscript one name is no label.
  var subscriptDeclaration: String {
    let label = parameter.label.map { "\(Word.escapedLabel($0)) " } ?? ""
    return declaration(label + Word.escapedLabel(local))
  }

  private func declaration(_ names: String) -> String {
    let attributes = parameter.attributes.map { "\($0.text) " }.joined()
    return "\(attributes)\(names): \(parameter.type)" + (parameter.isVariadic ? "..." : "")
  }

  /// As it is passed on with its label: `with: value`.
  var argument: String { (parameter.label.map { "\(Word.escapedLabel($0)): " } ?? "") + passed }

  /// As it is passed on: `&point` for an `inout`, `message()` for an autoclosure, which is made anew, `repeat each part`
  /// for a pack.
  var passed: String {
    if parameter.type.isPack { return "repeat each \(expression)" }
    guard parameter.type.hasAttribute("autoclosure") else { return expression }
    guard case .function(let function) = parameter.type.bare else { return "\(expression)()" }
    return "\(SourceText.callEffects(function.effects))\(expression)()"
  }

  /// The value alone.
  var expression: String { (parameter.type.isInout ? "&" : "") + Word.escaped(local) }

  /// The parameter's type in a closure: `inout` and `@escaping` stay, IUO becomes an optional, an autoclosure a closure.
  var closureParameterType: String {
    guard case .attributed(let specifiers, let attributes, let type) = parameter.type else {
      return parameter.type.element.description
    }
    let kept = attributes.filter { $0 != "@autoclosure" }
    if specifiers.isEmpty, kept.isEmpty { return type.element.description }
    return TypeReference.attributed(specifiers: specifiers, attributes: kept, type.element)
      .description
  }
}
