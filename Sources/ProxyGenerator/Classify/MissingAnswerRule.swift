import Diagnostics
import ProtocolModel

/// A requirement that must be answered needs something to answer with when there is neither forwardee nor
/// responder. An `@objc optional` one doesn't: nobody calls it then.
struct MissingAnswerRule {
  func check(_ classified: ClassifiedRequirement, in resolved: ResolvedProtocol) -> [Diagnostic] {
    guard classified.resolved.presence != .optional, !classified.isAnsweredByDefaultCode else {
      return []
    }
    switch classified.kind {
    case .answer(nil), .computedAnswer(nil), .state(nil):
      return [.missingDefault(classified.requirement, in: resolved)]
    case .decision(let handlers, nil):
      return [.missingDecision(classified.requirement, handlers)]
    case .forwardedOnly(_, nil) where classified.requirement.returnsValue:
      return [.missingDefault(classified.requirement, in: resolved)]
    default: return []
    }
  }
}

extension Diagnostic {
  fileprivate static func missingDefault(
    _ requirement: Requirement, in resolved: ResolvedProtocol
  ) -> Diagnostic {
    let type =
      requirement.method?.returnType ?? requirement.property?.type
      ?? requirement.subscripting?.returnType
    return .error(
      "missing-default", at: .source(requirement.context.location),
      "'\(requirement.fullName)' must return '\(type?.description ?? "a value")', and no default "
        + "follows from that type; give one with '// proxygen:default EXPRESSION' above it")
  }

  fileprivate static func missingDecision(
    _ requirement: Requirement, _ handlers: [CompletionHandler]
  ) -> Diagnostic {
    let remedy =
      handlers.count == 1
      ? "no default follows from its type; give what it is called with in "
        + "'// proxygen:default EXPRESSION' above it"
      : "which one is called by default follows from nothing; call one in "
        + "'// proxygen:default EXPRESSION' above it"
    return .error(
      "missing-default", at: .source(requirement.context.location),
      "nobody may answer the completion \(handlers.count == 1 ? "handler" : "handlers") of "
        + "'\(requirement.fullName)', and \(remedy)")
  }
}

extension Requirement {
  /// Nil unless the requirement is a property.
  var property: Property? {
    if case .property(let property) = member { return property }
    return nil
  }

  /// Nil unless the requirement is a subscript.
  var subscripting: Subscript? {
    if case .subscripting(let subscripting) = member { return subscripting }
    return nil
  }

  /// Of a method, or of the getter of anything that is read.
  var effects: Effects {
    switch member {
    case .method(let method): method.effects
    case .property(let property): property.accessors.readingEffects
    case .subscripting(let subscripting): subscripting.accessors.readingEffects
    case .initializer(let initializer): initializer.effects
    case .associatedType: Effects()
    }
  }

  /// Whether whoever asks gets something back.
  var returnsValue: Bool {
    switch member {
    case .method(let method): !(method.returnType?.isVoid ?? true)
    case .property, .subscripting: true
    case .initializer, .associatedType: false
    }
  }
}

extension [Property.Accessor] {
  fileprivate var readingEffects: Effects { first { $0.kind == "get" }?.effects ?? Effects() }
}
