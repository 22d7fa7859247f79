import ProtocolModel

/// A parameter of a requirement as the hook has it.
struct HookParameter {
  /// Nil for none.
  let label: String?
  let parameter: NamedParameter
  /// As the hook declares it.
  let type: String
  /// As the witness hands it over, without its label.
  let argument: String

  /// - Parameter isNamed: whether the hook's own name says what the label would.
  init(_ builder: RequirementBuilder, _ index: Int, isNamed: Bool) {
    parameter = builder.parameters[index]
    label = isNamed ? nil : parameter.parameter.label
    guard builder.once != nil, builder.isGuardedHandler(index) else {
      type = parameter.closureParameterType
      argument =
        parameter.parameter.type.hasAttribute("autoclosure")
        ? "{ \(parameter.passed) }" : parameter.expression
      return
    }
    type = builder.handlerType(index)
    argument = builder.argument(index)
  }

  var declaration: String {
    let local = Word.escapedLabel(parameter.local)
    let names: String =
      switch label {
      case nil: "_ \(local)"
      case .some(let label) where label == parameter.local: local
      case .some(let label): "\(Word.escapedLabel(label)) \(local)"
      }
    return "\(names): \(type)"
  }

  var call: String { (label.map { "\(Word.escapedLabel($0)): " } ?? "") + argument }
}
