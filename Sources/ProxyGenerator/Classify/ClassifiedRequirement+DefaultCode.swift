import ProtocolModel

extension ResolvedRequirement {
  /// Whether a default body in an extension runs code.
  var hasDefaultCode: Bool { presence == .defaulted(.code) }
}

extension ClassifiedRequirement {
  /// Whether the code of a default body answers where neither forwardee nor responder does.
  var isAnsweredByDefaultCode: Bool {
    guard resolved.hasDefaultCode else { return false }
    switch kind {
    case .answer(nil), .keyedAnswer(_, nil), .computedAnswer(nil), .state(nil),
      .decision(_, nil):
      return true
    case .forwardedOnly(_, nil): return requirement.returnsValue
    default: return false
    }
  }
}

extension RequirementRule {
  /// Whether a default body may get the handler: late, when a responder let go of it, and so with parameters that
  /// outlive the call and without effects.
  func isAnsweredByCode(_ method: Method, handlers: [Int]) -> Bool {
    let others = method.parameters.indices.filter { !handlers.contains($0) }.map {
      method.parameters[$0]
    }
    return requirement.hasDefaultCode && requirement.requirement.context.value(of: .default) == nil
      && method.effects == Effects()
      && PayloadRule(knowledge: knowledge, scope: `protocol`.declaration.scope)
        .obstacleToEmitting(others) == nil
  }
}
