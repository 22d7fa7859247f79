import Diagnostics
import ProtocolModel

/// Which requirements get a hook: a method of the subclass that hears or answers them in the call itself.
struct HookRule {
  /// Why a requirement that has a name gets none, as a sentence; nil where it gets one.
  func obstacle(_ classified: ClassifiedRequirement) -> String? {
    let isOptional = classified.resolved.presence == .optional
    let method = classified.requirement.method
    if isOptional, let method, method.effects != Effects() {
      return "it has effects, and Objective-C can't tell whether a subclass overrides its hook"
    }
    if classified.kind.isAnswered, let method, let parameter = unshareable(method) {
      return "'\(parameter.name)' can't be handed to both a hook and the outer delegate"
    }
    return isOptional && lacksDefault(classified.kind)
      ? "nothing is known that answers when neither a hook nor the outer delegate does; give that with "
        + "'// proxygen:default EXPRESSION' above it" : nil
  }

  private func lacksDefault(_ kind: Kind) -> Bool {
    switch kind {
    case .answer(nil), .computedAnswer(nil), .state(nil), .decision(_, nil): true
    default: false
    }
  }

  /// A parameter that the closure which asks the outer delegate can't capture.
  private func unshareable(_ method: Method) -> Parameter? {
    method.parameters.first { parameter in
      let type = parameter.type
      return type.isInout || type.hasAttribute("autoclosure")
        || ["borrowing", "consuming", "sending"].contains(where: type.hasSpecifier)
    }
  }

  func check(_ classified: ClassifiedRequirement) -> [Diagnostic] {
    guard classified.kind.isPublished, let obstacle = obstacle(classified) else { return [] }
    return [
      .warning(
        "no-hook", at: .source(classified.requirement.context.location),
        "'\(classified.requirement.fullName)' is forwarded but gets no hook: \(obstacle). "
          + "Silence this with '// proxygen:skip' above it")
    ]
  }
}

extension ClassifiedProtocol {
  /// What can't outlive the call can still be heard in it.
  var heardInTheCall: ClassifiedProtocol {
    var heard = self
    for index in requirements.indices {
      guard case .forwardedOnly(let obstacle, _) = requirements[index].kind,
        obstacle.endsWithTheCall,
        requirements[index].requirement.method?.returnType?.isVoid ?? true
      else { continue }
      heard.requirements[index].kind = .event(replay: 0)
    }
    return heard
  }
}

extension Obstacle {
  /// Whether a value is gone after the call, and fit for anything before.
  var endsWithTheCall: Bool {
    switch self {
    case .takesInout, .takesPointer, .takesNonescapingClosure, .takesNonescapable: true
    default: false
    }
  }
}
