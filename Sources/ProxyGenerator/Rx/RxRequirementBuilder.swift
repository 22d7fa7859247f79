import ProtocolModel

/// Builds what templates see of one requirement: the witness in the proxy, what it stores, the member that users
/// see, and the gate.
struct RxRequirementBuilder {
  let named: NamedProtocol
  let classified: ClassifiedRequirement
  let member: String?

  var context: DeclarationContext { classified.requirement.context }
  /// What stands around the whole proxy already is not said again.
  var condition: String? {
    SourceText.condition(context.conditions.filter { !resolved.conditions.contains($0) })
  }
  var resolved: ResolvedProtocol { named.classified.resolved }
  var access: String { RxAccess(resolved).member }
  var isOptional: Bool { classified.resolved.presence == .optional }
  var parameters: [NamedParameter] {
    NamedParameter.named(
      classified.requirement.method?.parameters ?? [], avoiding: namesInBody.union([storageName]))
  }
  /// The names that the templates' bodies declare.
  private var namesInBody: Set<String> {
    switch classified.kind {
    case .interceptableEvent, .event, .forwardedOnly, .unsupported: []
    case .answer, .keyedAnswer, .computedAnswer, .decision, .state:
      ["answer", "forwardee", "forwarded"]
    }
  }
  var element: ElementText { ElementText(parameters: parameters, payload: classified.payload) }

  /// The subject or relay behind the member; empty when there is none.
  var storageName: String {
    switch classified.kind {
    case .event: member.map { "\($0)Subject" } ?? ""
    case .answer, .keyedAnswer, .computedAnswer, .decision, .state:
      member.map { "\($0)Relay" } ?? ""
    case .interceptableEvent, .forwardedOnly, .unsupported: ""
    }
  }

  /// Whether presence alone changes what the parent does, so that it must follow use.
  var isGated: Bool { isOptional && !storageName.isEmpty }

  // MARK: Answers

  /// What the relay's user binds.
  var responderType: String {
    switch classified.kind {
    case .answer: return answerType
    case .state: return classified.requirement.property?.type?.element.description ?? ""
    case .keyedAnswer(let value, _):
      return "[\(element.type): \(value)]"
    case .computedAnswer, .decision: return closureType
    case .interceptableEvent, .event, .forwardedOnly, .unsupported: return element.type
    }
  }

  var answerType: String {
    classified.requirement.method?.returnType?.element.description ?? "Void"
  }

  private var closureType: String {
    let method = classified.requirement.method
    let payload = classified.payload.map { parameters[$0] }
    let list = payload.map { parameter -> String in
      payload.count > 1
        ? "_ \(Word.escapedLabel(parameter.name)): \(parameter.closureParameterType)"
        : parameter.closureParameterType
    }
    let effects = method?.effects.prefix ?? ""
    return "(\(list.joined(separator: ", "))) \(effects)-> \(answerType)"
  }

  /// The relay's value type: the answer itself where it starts with a default, else an optional of it.
  var relayType: String {
    switch classified.kind {
    case .answer, .state, .keyedAnswer:
      return isOptional ? optional(responderType) : responderType
    default: return optional(responderType)
    }
  }

  private func optional(_ type: String) -> String {
    let needsParentheses = type.contains("->") || type.hasPrefix("any ") || type.contains(" & ")
    return needsParentheses ? "(\(type))?" : "\(type)?"
  }

  var fallback: DefaultValue? {
    switch classified.kind {
    case .answer(let fallback), .computedAnswer(let fallback), .state(let fallback): fallback
    case .keyedAnswer(_, let fallback): fallback
    case .forwardedOnly(_, let fallback): fallback
    default: nil
    }
  }
}
