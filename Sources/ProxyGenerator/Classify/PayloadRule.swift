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

  /// The last payload parameter, if it is a completion handler: an escaping closure that returns nothing.
  func completionHandler(in parameters: [Parameter], payload: [Int]) -> Int? {
    guard let last = payload.last, isEscapingHandler(parameters[last]) else { return nil }
    // Two handlers are two ways to end, and no rule tells which one a default would call.
    let others = payload.dropLast().filter { isEscapingHandler(parameters[$0]) }
    return others.isEmpty ? last : nil
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
