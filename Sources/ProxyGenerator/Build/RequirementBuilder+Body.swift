import ProtocolModel

extension RequirementBuilder {
  /// The witness; nil for what the runtime forwards by itself and for what a proxy can't have.
  var body: BodyContext? {
    switch classified.kind {
    case .interceptableEvent, .unsupported: return nil
    case .forwardedOnly where isOptional: return nil
    default: break
    }
    if let property = classified.requirement.property { return propertyBody(property) }
    guard let method = classified.requirement.method else { return nil }
    return BodyContext(
      isFirst: false, condition: condition, template: "\(style.name)/body-\(bodyTemplate)",
      kind: KindContext(classified.kind), member: memberName, announcedAs: announcedName,
      isProperty: false, isGeneric: !method.genericParameters.isEmpty,
      isQuestion: !returnsNothing || isDecision, message: classified.requirement.fullName,
      parameters: .list(parameters),
      payload: .list(classified.payload.map { parameters[$0] }),
      hasPayload: !classified.payload.isEmpty, handler: handlerName,
      returnType: returnsNothing ? nil : method.returnType?.description,
      attributes: attributes,
      signature: signature(method, access: bodyAccess),
      effects: SourceText.callEffects(method.effects),
      accessorEffects: "", dropped: dropped(method),
      call: SourceText.call(method, parameters, isOptional: isOptional),
      forwardee: forwardee(method), storage: storageName, announcement: announcementSubject,
      element: element.expression, event: event,
      arguments: classified.payload.map { parameters[$0].expression }.joined(separator: ", "),
      once: once, question: question, fallback: answerElse, lastResort: lastResort(method),
      hasDefaultCode: classified.isAnsweredByDefaultCode, isOptional: startsUnbound,
      isPlainGetter: false, isSettable: false, setsThroughVariable: false)
  }

  private var bodyTemplate: String {
    switch classified.kind {
    case .event: "event"
    case .answer: "answer"
    case .keyedAnswer: "keyed-answer"
    case .computedAnswer: "computed-answer"
    case .decision: "decision"
    default:
      returnsNothing
        ? "forward" : classified.isAnsweredByDefaultCode ? "forward-or-default" : "forward-answer"
    }
  }

  var attributes: [String] { SourceText.carriedAttributes(context) }

  var returnsNothing: Bool { classified.requirement.method?.returnType?.isVoid ?? true }

  private var isDecision: Bool {
    if case .decision = classified.kind { return true }
    return false
  }

  /// The last one, where there are several.
  private var handlerName: String? {
    handlers.last.map { Word.escaped(parameters[$0.index].local) }
  }

  func signature(_ method: Method, access: String) -> String {
    let isolation = context.hasModifier("nonisolated") ? "nonisolated " : ""
    let generics =
      method.genericParameters.isEmpty
      ? "" : "<" + method.genericParameters.map(\.text).joined(separator: ", ") + ">"
    let effects = method.effects.prefix.isEmpty ? "" : " " + method.effects.prefix.dropLast()
    let result = returnsNothing ? "" : method.returnType.map { " -> \($0)" } ?? ""
    let constraints = method.whereClause.map { " where \($0)" } ?? ""
    return "\(access)\(isolation)func \(Word.escaped(method.name))\(generics)("
      + "\(SourceText.parameterList(parameters)))\(effects)\(result)\(constraints)"
  }

  private func forwardee(_ method: Method) -> BodyContext.Forwardee {
    let isOptionalAnswer = method.returnType?.unwrapped != nil
    return BodyContext.Forwardee(
      implements: !isOptional,
      mayImplement: isOptional && !returnsNothing && !isOptionalAnswer,
      mayImplementOptional: isOptional && !returnsNothing && isOptionalAnswer,
      mayImplementVoid: isOptional && returnsNothing,
      reference: SourceText.reference(method),
      arguments: parameters.map(\.passed).joined(separator: ", "))
  }

  /// Overloads that differ in their result alone are told apart by the type that is asked for.
  func dropped(_ method: Method) -> String {
    let hasTwin = named.classified.requirements.contains { other in
      guard let twin = other.requirement.method, let result = twin.returnType else { return false }
      return twin.fullName == method.fullName && !result.isVoid
        && twin.parameters.map(\.type) == method.parameters.map(\.type)
    }
    return hasTwin && returnsNothing ? "let _: Void? = " : ""
  }

  // MARK: Fallbacks

  /// Behind a table's look-up, which gives nil by itself, and behind a forwardee that may be missing.
  private var answerElse: String? {
    switch classified.kind {
    case .keyedAnswer(_, let fallback):
      return fallback?.expression == "nil" ? nil : fallback?.expression
    case .forwardedOnly(_, let fallback): return fallback?.expression
    default: return nil
    }
  }

  func lastResort(_ method: Method) -> String? {
    if let code = defaultCode(method) {
      return returnsNothing ? code : "return \(SourceText.callEffects(method.effects))\(code)"
    }
    switch classified.kind {
    case .answer(let fallback), .computedAnswer(let fallback):
      return fallback.map { "return \($0.expression)" } ?? unanswered(method)
    case .keyedAnswer(_, let fallback): return fallback.map { "return \($0.expression)" }
    case .decision: return decidedByDefault ?? unanswered(method)
    case .forwardedOnly(_, let fallback): return fallback.map { "return \($0.expression)" }
    default: return nil
    }
  }

  /// An optional requirement is asked only while somebody answers.
  private func unanswered(_ method: Method) -> String {
    "preconditionFailure(\"'\(method.fullName)' was asked while nothing answers it\")"
  }

  // MARK: Properties

  private func propertyBody(_ property: Property) -> BodyContext? {
    guard let type = property.type else { return nil }
    let effects = property.accessors.first { $0.kind == "get" }?.effects ?? Effects()
    let name = Word.escaped(property.name)
    return BodyContext(
      isFirst: false, condition: condition,
      template: "\(style.name)/body-\(storageName.isEmpty ? "forward-state" : "state")",
      kind: KindContext(classified.kind), member: memberName, announcedAs: announcedName,
      isProperty: true, isGeneric: false, isQuestion: true,
      message: classified.requirement.fullName, parameters: [], payload: [], hasPayload: false,
      handler: nil, returnType: type.description,
      attributes: attributes, signature: signature(property, type, access: bodyAccess),
      effects: SourceText.callEffects(effects),
      accessorEffects: effects.prefix, dropped: "", call: name,
      forwardee: BodyContext.Forwardee(
        implements: true, mayImplement: false, mayImplementOptional: false,
        mayImplementVoid: false, reference: name, arguments: ""),
      storage: storageName, announcement: nil, element: "", event: nil, arguments: "", once: nil,
      question: nil,
      fallback: fallback?.expression,
      lastResort: (defaultCode(property).map { SourceText.callEffects(effects) + $0 }
        ?? fallback?.expression).map { "return \($0)" },
      hasDefaultCode: classified.isAnsweredByDefaultCode,
      isOptional: startsUnbound,
      isPlainGetter: effects == Effects() && !property.isSettable,
      isSettable: property.isSettable, setsThroughVariable: setterMutates(property))
  }

  func signature(_ property: Property, _ type: TypeReference, access: String) -> String {
    let isolation = context.hasModifier("nonisolated") ? "nonisolated " : ""
    return "\(access)\(isolation)var \(Word.escaped(property.name)): \(type)"
  }

  /// Whether Swift takes the setter for one that changes the forwardee itself, as it does where structs may conform.
  private func setterMutates(_ property: Property) -> Bool {
    let isNonmutating = property.accessors.contains {
      $0.kind == "set" && $0.modifiers.contains("nonmutating")
    }
    return !resolved.isClassBound && !isNonmutating
  }
}
