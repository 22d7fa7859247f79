import ProtocolModel

/// The element of an event: nothing is `Void`, one payload is its bare type, several are a labelled tuple.
struct ElementText {
  let parameters: [NamedParameter]
  let payload: [Int]
  /// How `Void` is written.
  var void = "Void"

  var parts: [NamedParameter] { payload.map { parameters[$0] } }

  /// `Void`, `Int`, `(param1: String, value: Int)`.
  var type: String {
    switch parts.count {
    case 0: return void
    case 1: return parts[0].parameter.type.element.description
    default:
      let parts = parts.map { "\(label($0))\($0.parameter.type.element)" }
      return "(\(parts.joined(separator: ", ")))"
    }
  }

  /// The element as a body makes it from its parameters.
  var expression: String {
    switch parts.count {
    case 0: return "()"
    case 1: return parts[0].expression
    default: return tuple { $0.expression }
    }
  }

  /// The element as it comes out of `methodInvoked`; nil for `Void`.
  var castExpression: String? {
    switch parts.count {
    case 0: nil
    case 1: cast(payload[0])
    default:
      "("
        + payload.map { "\(label(parameters[$0]))\(cast($0))" }.joined(separator: ", ") + ")"
    }
  }

  var casts: [TypeReference] { parts.map(\.parameter.type) }

  private func tuple(_ expression: (NamedParameter) -> String) -> String {
    "(" + parts.map { "\(label($0))\(expression($0))" }.joined(separator: ", ") + ")"
  }

  private func label(_ parameter: NamedParameter) -> String {
    "\(Word.escapedLabel(parameter.name)): "
  }

  private func cast(_ index: Int) -> String {
    let type = parameters[index].parameter.type.bare
    if case .named("Any", _) = type { return "$0[\(index)]" }
    if let wrapped = type.unwrapped {
      return "try castOptionalOrThrow(\(wrapped.bare.metatypeExpression), $0[\(index)])"
    }
    return "try castOrThrow(\(type.metatypeExpression), $0[\(index)])"
  }
}

extension TypeReference {
  /// `String.self`, `(any Error).self`.
  var metatypeExpression: String { "\(isolated).self" }
}
