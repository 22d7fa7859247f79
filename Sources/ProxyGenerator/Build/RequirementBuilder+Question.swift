import ProtocolModel

/// Completion handlers that `async` closures answer.
extension RequirementBuilder {
  /// The payload in, the handler's arguments out.
  func questionType(_ function: TypeReference.FunctionType) -> String {
    let parts = element.parts
    let list = parts.map { part in
      (parts.count > 1 ? "_ \(Word.escapedLabel(part.name)): " : "") + part.closureParameterType
    }
    return
      "\(questionIsolation)(\(list.joined(separator: ", "))) async -> \(answer(of: function))"
  }

  /// A closure that suspends leaves the actor that it is called on, and takes along no more than may leave it.
  private var questionIsolation: String {
    guard closureIsolation.isEmpty, !classified.hasSendablePayload, let isolation else {
      return closureIsolation
    }
    return "@\(isolation) "
  }

  private func answer(of function: TypeReference.FunctionType) -> String {
    switch function.parameters.count {
    case 0: return style.spelled("Void")
    case 1: return function.parameters[0].type.element.description
    default:
      let parts = function.parameters.map { parameter -> String in
        let name = parameter.secondName ?? parameter.label
        let label = name.map { $0 == "_" ? "" : "\(Word.escapedLabel($0)): " } ?? ""
        return label + parameter.type.element.description
      }
      return "(\(parts.joined(separator: ", ")))"
    }
  }

  /// Where the proxy asks on another actor than the one that its user binds on. A protocol that names none is asked where
  /// its parent lives.
  var closureIsolation: String {
    guard style.answers == .closures else { return "" }
    if let isolation { return isolation == resolved.parent.globalActor ? "" : "@\(isolation) " }
    return isExplicitlyNonisolated || resolved.isSendable ? "@Sendable " : ""
  }

  private var isExplicitlyNonisolated: Bool {
    context.hasModifier("nonisolated") && resolved.globalActor != nil
  }

  /// The parent's actor, where the body doesn't run on it by itself.
  private var actorOfParent: String? {
    guard isolation == nil, !isExplicitlyNonisolated else { return nil }
    return resolved.parent.globalActor.map { "\($0).shared" }
  }

  /// The one handler of a decision that an `async` closure answers by what it returns. Of several handlers, a closure calls one.
  var askedHandler: (CompletionHandler, TypeReference.FunctionType)? {
    guard style.answers == .closures, handlers.count == 1, let function = handlers[0].type
    else { return nil }
    return (handlers[0], function)
  }

  /// How the body asks; nil for any other requirement.
  var question: QuestionContext? {
    guard let (handler, function) = askedHandler else { return nil }
    let count = function.parameters.count
    let answers: [DefaultValue] =
      count > 1
      ? (0..<count).map { .init(expression: "answer.\($0)", origin: .inferred) }
      : function.parameters.map { _ in .init(expression: "answer", origin: .inferred) }
    return QuestionContext(
      actor: actorOfParent,
      arguments: element.parts.map(\.expression).joined(separator: ", "),
      fallback: classified.requirement.method.flatMap(defaultCode) ?? decidedByDefault,
      parameter: count == 0 ? "_" : "answer", call: call(handler, with: answers))
  }
}
