import ProtocolModel

extension RequirementBuilder {
  /// The witness; nil for what the runtime forwards by itself and for what a proxy can't have.
  var body: BodyContext? {
    switch classified.kind {
    case .interceptableEvent, .unsupported: return nil
    case .forwardedOnly where isOptional: return nil
    default: break
    }
    if let member = readable { return body(member) }
    guard let method = classified.requirement.method else { return nil }
    return BodyContext(
      isFirst: false, condition: condition, template: "\(style.name)/body-\(bodyTemplate)",
      kind: KindContext(classified.kind), member: memberName, announcedAs: announcedName,
      isProperty: false, isGeneric: method.isGeneric,
      isQuestion: !returnsNothing || isDecision, message: classified.requirement.fullName,
      parameters: .list(parameters),
      payload: .list(classified.payload.map { parameters[$0] }),
      hasPayload: !classified.payload.isEmpty, handler: handlerName,
      returnType: returnsNothing ? nil : method.returnType?.description,
      attributes: witnessAttributes,
      signature: signature(method, access: bodyAccess),
      effects: SourceText.callEffects(method.effects),
      accessorEffects: "", dropped: dropped(method),
      call: SourceText.call(method, parameters, isOptional: isOptional),
      path: "." + SourceText.call(method, parameters, isOptional: isOptional),
      forwardee: forwardee(method), storage: storageName, announcement: announcementSubject,
      element: emittedElement, event: event,
      arguments: classified.payload.map { parameters[$0].expression }.joined(separator: ", "),
      once: once, question: question, fallback: answerElse, lastResort: lastResort(method),
      hasDefaultCode: classified.isAnsweredByDefaultCode, isOptional: startsUnbound,
      isPlainGetter: false, isSettable: false, setsThroughVariable: false, erased: erasure)
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

  var attributes: [String] {
    SourceText.carriedAttributes(
      context, globalActor: classified.resolved.globalActor, inside: enclosing)
  }

  /// Where the body runs is written as the requirement has it, whatever the module's default is.
  var witnessAttributes: [String] {
    attributes + (context.hasAttribute("concurrent") ? ["@concurrent"] : [])
  }

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
    let generics = SourceText.generics(method.genericParameters)
    let effects = method.effects.prefix.isEmpty ? "" : " " + method.effects.prefix.dropLast()
    let result = returnsNothing ? "" : method.returnType.map { " -> \($0)" } ?? ""
    let constraints = method.whereClause.map { " where \($0)" } ?? ""
    return "\(access)\(isolationPrefix)func \(Word.escaped(method.name))\(generics)("
      + "\(SourceText.parameterList(parameters)))\(effects)\(result)\(constraints)"
  }

  private func forwardee(_ method: Method) -> BodyContext.Forwardee {
    // A call of overloads isn't told apart by what comes back.
    let isOptionalAnswer = method.returnType?.unwrapped != nil || hasNamesake(method)
    return BodyContext.Forwardee(
      implements: !isOptional,
      mayImplement: isOptional && !returnsNothing && !isOptionalAnswer,
      mayImplementOptional: isOptional && !returnsNothing && isOptionalAnswer,
      mayImplementVoid: isOptional && returnsNothing,
      reference: reference(method),
      arguments: parameters.map(\.passed).joined(separator: ", "))
  }

  /// Overloads that differ in their result alone are told apart by the type that is asked for.
  func dropped(_ method: Method) -> String {
    returnsNothing && namesakes.hasTwin(method) ? "let _: Void? = " : ""
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

  // MARK: Properties and subscripts

  private func body(_ member: ReadableMember) -> BodyContext {
    let requirement = classified.requirement
    let effects = requirement.effects
    let code = defaultCode(member).map { SourceText.callEffects(effects) + $0 }
    return BodyContext(
      isFirst: false, condition: condition,
      template: "\(style.name)/body-\(storageName.isEmpty ? "forward-state" : "state")",
      kind: KindContext(classified.kind), member: memberName, announcedAs: announcedName,
      isProperty: true, isGeneric: !(requirement.subscripting?.genericParameters ?? []).isEmpty,
      isQuestion: true,
      message: requirement.fullName, parameters: .list(parameters), payload: [],
      hasPayload: false, handler: nil, returnType: member.type.description,
      attributes: witnessAttributes, signature: signature(member, access: bodyAccess),
      effects: SourceText.callEffects(effects),
      accessorEffects: effects.prefix, dropped: "",
      call: requirement.property.map { Word.escaped($0.name) } ?? member.path, path: member.path,
      forwardee: BodyContext.Forwardee(
        implements: true, mayImplement: false, mayImplementOptional: false,
        mayImplementVoid: false, reference: member.path, arguments: ""),
      storage: storageName, announcement: nil, element: "", event: nil, arguments: "", once: nil,
      question: nil,
      fallback: fallback?.expression,
      lastResort: (code ?? fallback?.expression).map { "return \($0)" },
      hasDefaultCode: classified.isAnsweredByDefaultCode,
      isOptional: startsUnbound || answersNilForItself(member),
      isPlainGetter: effects == Effects() && !member.isSettable,
      isSettable: member.isSettable,
      // Swift takes a setter for one that changes the forwardee itself where structs may conform.
      setsThroughVariable: !resolved.isClassBound && !member.isSetWithoutMutation,
      erased: erasure)
  }

  /// Whether nil is an answer of the forwardee's and not the lack of one, so that the default must not take its place.
  private func answersNilForItself(_ member: ReadableMember) -> Bool {
    guard case .forwardedOnly(_, let fallback?) = classified.kind else { return false }
    return member.type.unwrapped != nil && fallback.expression != "nil"
  }
}
