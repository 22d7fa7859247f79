import ProtocolModel

/// Which parameters can leave the call that they came with.
struct PayloadRule {
  let knowledge: TypeKnowledge
  let scope: [String]

  /// Why the payload can't be an element; nil when it can.
  func obstacleToEmitting(_ payload: [Parameter]) -> Obstacle? {
    payload.lazy.compactMap(obstacleToEmitting).first
  }

  private func obstacleToEmitting(_ parameter: Parameter) -> Obstacle? {
    let type = parameter.type
    if type.isInout { return .takesInout }
    if knowledge.isNonescapable(type, inside: scope) { return .takesNonescapable }
    if ["borrowing", "consuming", "sending"].contains(where: type.hasSpecifier) {
      return .takesNoncopyable
    }
    if isNonescapingClosure(parameter) { return .takesNonescapingClosure }
    if let name = knowledge.expanded(type, inside: scope).core.qualifiedName,
      KnownTypes.pointers.contains(name.split(separator: ".").last.map(String.init) ?? name)
    {
      return .takesPointer
    }
    return nil
  }

  func isNonescapingClosure(_ parameter: Parameter) -> Bool {
    guard !parameter.type.hasAttribute("escaping"), parameter.type.unwrapped == nil,
      case .function = knowledge.expanded(parameter.type, inside: scope).bare
    else { return false }
    return true
  }

  /// The completion handlers of the payload: escaping closures that return nothing.
  func completionHandlers(in parameters: [Parameter], payload: [Int]) -> [CompletionHandler] {
    payload.filter { isEscapingHandler(parameters[$0]) }.map {
      CompletionHandler(
        index: $0, type: knowledge.functionType(of: parameters[$0].type, inside: scope),
        actor: knowledge.globalActor(of: parameters[$0].type, inside: scope))
    }
  }

  /// Why nobody but the forwardee may get them: a guard calls a handler from a closure of its own, which knows nothing
  /// of the handler's caller.
  func obstacleToGuarding(
    _ handlers: [CompletionHandler], in parameters: [Parameter]
  ) -> Obstacle? {
    let types = handlers.compactMap(\.type)
    let isPlain = types.allSatisfy { function in
      function.effects == Effects()
        && function.parameters.allSatisfy { !$0.isVariadic && isPassedOn($0.type) }
    }
    if !isPlain || handlers.contains(where: { isCalledAcrossActors(parameters[$0.index].type) }) {
      return .handlerHasEffects
    }
    return handlers.count > 1 && types.count < handlers.count ? .handlerIsUnknown : nil
  }

  private func isPassedOn(_ type: TypeReference) -> Bool {
    let owning = ["inout", "borrowing", "consuming", "sending", "isolated"]
    return !owning.contains(where: type.hasSpecifier)
      && !knowledge.isNonescapable(type, inside: scope)
  }

  /// `@isolated(any)`: whoever calls it must await.
  private func isCalledAcrossActors(_ type: TypeReference) -> Bool {
    let expanded = knowledge.expanded(type, inside: scope)
    return expanded.hasAttribute("isolated(any)")
      || expanded.unwrapped.map(isCalledAcrossActors) ?? false
  }

  private func isEscapingHandler(_ parameter: Parameter) -> Bool {
    guard !isNonescapingClosure(parameter), !parameter.type.isInout else { return false }
    if let function = knowledge.functionType(of: parameter.type, inside: scope) {
      return function.result.isVoid && !parameter.type.hasAttribute("autoclosure")
    }
    // A typealias that no input declares, known for a closure by its attribute alone.
    return parameter.type.hasAttribute("escaping")
  }
}
