import Diagnostics
import ProtocolModel

/// A comment that changes nothing is a mistake: it is said, so that nobody believes in it.
struct UnusedDirectiveRule {
  let knowledge: TypeKnowledge

  func check(_ classified: ClassifiedRequirement, in resolved: ResolvedProtocol) -> [Diagnostic] {
    classified.requirement.context.directives.compactMap { directive in
      Directive.Key(rawValue: directive.key).flatMap { key in
        reason(key, directive, classified, in: resolved).map { .unused(directive, because: $0) }
      }
    }
  }

  private func reason(
    _ key: Directive.Key, _ directive: Directive, _ classified: ClassifiedRequirement,
    in resolved: ResolvedProtocol
  ) -> String? {
    let kind = classified.kind
    switch key {
    case .default:
      if case .decision(let handlers, _) = kind, handlers.count == 1,
        handlers[0].type?.parameters.isEmpty ?? false
      {
        return "its completion handler takes nothing"
      }
      return kind.isAnswered || kind.isForwardedOnly
        ? nil : "nobody asks for an answer of \(kind.withArticle)"
    case .replay:
      guard case .event = kind else {
        return "only events are replayed, and this is \(kind.withArticle)"
      }
      if classified.requirement.context.has(.keepSender) {
        return "with 'proxygen:keep-sender' the replayed elements would keep the parent alive"
      }
      return Int(directive.value).map { $0 > 0 } ?? false ? nil : "it takes a number, 1 or more"
    case .event:
      guard kind.isAnswered else {
        return "it names the event of an answer, and this is \(kind.withArticle)"
      }
      return obstacleToAnnouncing(classified, in: resolved)
    case .keepSender:
      return classified.sender == nil ? "no parameter carries the parent" : nil
    case .name:
      return kind.isPublished ? nil : "nothing is made that could have the name"
    case .value, .skip, .parent, .property, .getter, .setter, .standalone, .retain, .untypedParent:
      return nil
    }
  }

  private func obstacleToAnnouncing(
    _ classified: ClassifiedRequirement, in resolved: ResolvedProtocol
  ) -> String? {
    let parameters = classified.requirement.method?.parameters ?? []
    return PayloadRule(knowledge: knowledge, scope: resolved.declaration.scope)
      .obstacleToEmitting(classified.payload.map { parameters[$0] })?.rawValue
  }
}

extension Kind {
  /// Whether a responder can answer it.
  var isAnswered: Bool {
    switch self {
    case .answer, .keyedAnswer, .computedAnswer, .decision, .state: true
    case .interceptableEvent, .event, .forwardedOnly, .unsupported: false
    }
  }

  fileprivate var isForwardedOnly: Bool {
    if case .forwardedOnly = self { return true }
    return false
  }

  fileprivate var withArticle: String {
    switch self {
    case .forwardedOnly: "a requirement that is forwarded only"
    case .unsupported: "an unsupported requirement"
    default: ("aeiou".contains(name.first ?? " ") ? "an " : "a ") + name
    }
  }
}

extension Diagnostic {
  fileprivate static func unused(_ directive: Directive, because reason: String) -> Diagnostic {
    .error(
      "unused-directive", at: .source(directive.location),
      "'\(directive.spelling)' has no effect here: \(reason); remove it")
  }
}
