import ProtocolModel

/// Builds what the templates of `layered` see of one requirement: its hook and its witness.
struct HookBuilder {
  let requirement: RequirementBuilder
  /// The subclass (`LayeredThing`).
  let className: String
  /// Of the subclass and its hooks.
  let access: String
  /// The stored delegate of others.
  let outer: String

  var classified: ClassifiedRequirement { requirement.classified }
  var kind: Kind { classified.kind }

  /// The hook's name; nil where there is none.
  var name: String? {
    guard let member = requirement.member,
      HookRule().obstacle(classified) == nil
    else { return nil }
    return member
  }

  var isDeprecated: Bool { Availability(requirement.context).isDeprecated }

  var isAsked: Bool { kind.isAnswered }
  var isDecision: Bool { if case .decision = kind { true } else { false } }
  var isGated: Bool { requirement.isOptional && name != nil }

  // MARK: The hook

  var hook: HookContext? {
    guard let name else { return nil }
    let effects = classified.requirement.effects
    let selector = isGated ? ["@objc(\(selector(name)))"] : []
    let result = isAsked && !isDecision ? " -> \(result)" : ""
    return HookContext(
      condition: requirement.condition, attributes: availability + selector,
      documentation: requirement.documentation, message: classified.requirement.fullName,
      signature: "\(access)func \(Word.escaped(name))(\(declarations))"
        + (effects.prefix.isEmpty ? "" : " \(effects.prefix.dropLast())") + result,
      answer: isAsked ? "\(SourceText.callEffects(effects))answer()" : nil,
      isDecision: isDecision, fallback: isAsked ? fallback : nil,
      hasDefaultCode: classified.isAnsweredByDefaultCode)
  }

  var availability: [String] {
    requirement.context.attributes.filter { $0.name == "available" && $0.conditions.isEmpty }
      .compactMap { $0.carriedText(inside: requirement.enclosing) }
  }

  /// What the hook returns.
  var result: String {
    classified.requirement.property?.type?.element.description ?? requirement.answerType
  }

  var parameters: [HookParameter] {
    classified.payload.enumerated().map { place, index in
      HookParameter(requirement, index, isNamed: place == 0 && isNamedByLabel)
    }
  }

  /// Whether the verb is in the first label, and so in the hook's name.
  var isNamedByLabel: Bool {
    guard let method = classified.requirement.method, let name = requirement.member else {
      return false
    }
    return !method.name.lowercased().hasSuffix(name.lowercased())
  }

  var declarations: String {
    (parameters.map(\.declaration) + (isAsked ? ["otherwise answer: \(question)"] : []))
      .joined(separator: ", ")
  }

  /// The type of the closure that asks on.
  var question: String {
    let effects = classified.requirement.effects
    let escaping = isDecision ? "@escaping " : ""
    return
      "\(escaping)() \(effects.prefix)-> \(isDecision ? requirement.style.spelled("Void") : result)"
  }

  /// With a word of its own in front: a selector that the parent's class has already would override what it does there.
  private func selector(_ name: String) -> String {
    let labels = parameters.map { Word.identifier($0.label ?? $0.parameter.name) }
    let rest = labels.dropFirst() + (isAsked && !labels.isEmpty ? ["otherwise"] : [])
    let start = "layered\(Word.upperFirst(Word.identifier(name)))"
    if labels.isEmpty { return isAsked ? "\(start)Otherwise:" : start }
    return start + ":" + rest.map { "\($0):" }.joined()
  }

  var heard: LayerContext.Heard? {
    guard isGated, let name else { return nil }
    let labels = parameters.map { ($0.label ?? "_") + ":" } + (isAsked ? ["otherwise:"] : [])
    return LayerContext.Heard(
      condition: requirement.condition,
      available: Availability(requirement.context, inside: requirement.enclosing).condition,
      selector: requirement.selector,
      hook: "\(className).\(Word.escaped(name))"
        + (labels.isEmpty ? "" : "(\(labels.joined()))"))
  }
}
