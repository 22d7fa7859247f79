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
      kind: KindContext(classified.kind), isProperty: false,
      isQuestion: !returnsNothing || isDecision, message: classified.requirement.fullName,
      parameters: parameters.map(ParameterContext.init),
      returnType: returnsNothing ? nil : method.returnType?.description,
      attributes: attributes,
      signature: signature(method), effects: SourceText.callEffects(method.effects),
      accessorEffects: "", dropped: dropped(method),
      call: SourceText.call(method, parameters, isOptional: isOptional),
      forwardee: forwardee(method), storage: storageName, announcement: announcementSubject,
      element: element.expression,
      arguments: classified.payload.map { parameters[$0].expression }.joined(separator: ", "),
      once: once, fallback: answerElse, lastResort: lastResort(method), isOptional: isOptional,
      isPlainGetter: false, isSettable: false, setsThroughVariable: false)
  }

  private var bodyTemplate: String {
    switch classified.kind {
    case .event: "event"
    case .answer: "answer"
    case .keyedAnswer: "keyed-answer"
    case .computedAnswer: "computed-answer"
    case .decision: "decision"
    default: returnsNothing ? "forward" : "forward-answer"
    }
  }

  var attributes: [String] { SourceText.carriedAttributes(context) }

  var returnsNothing: Bool { classified.requirement.method?.returnType?.isVoid ?? true }

  private var isDecision: Bool {
    if case .decision = classified.kind { return true }
    return false
  }

  func signature(_ method: Method) -> String {
    let isolation = context.hasModifier("nonisolated") ? "nonisolated " : ""
    let generics =
      method.genericParameters.isEmpty
      ? "" : "<" + method.genericParameters.map(\.text).joined(separator: ", ") + ">"
    let effects = method.effects.prefix.isEmpty ? "" : " " + method.effects.prefix.dropLast()
    let result = returnsNothing ? "" : method.returnType.map { " -> \($0)" } ?? ""
    let constraints = method.whereClause.map { " where \($0)" } ?? ""
    return "\(bodyAccess)\(isolation)func \(Word.escaped(method.name))\(generics)("
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
      return fallback.expression == "nil" ? nil : fallback.expression
    case .forwardedOnly(_, let fallback): return fallback?.expression
    default: return nil
    }
  }

  func lastResort(_ method: Method) -> String? {
    switch classified.kind {
    case .answer(let fallback), .computedAnswer(let fallback):
      return fallback.map { "return \($0.expression)" } ?? unanswered(method)
    case .keyedAnswer(_, let fallback): return "return \(fallback.expression)"
    case .decision(let handler, _, let arguments):
      return arguments.map { call(parameters[handler], with: $0) } ?? unanswered(method)
    case .forwardedOnly(_, let fallback): return fallback.map { "return \($0.expression)" }
    default: return nil
    }
  }

  /// An optional requirement is asked only while somebody answers.
  private func unanswered(_ method: Method) -> String {
    "preconditionFailure(\"'\(method.fullName)' was asked while nothing answers it\")"
  }

  private func call(_ handler: NamedParameter, with arguments: [DefaultValue]) -> String {
    let call = HandlerCall(handler).text(arguments.map(\.expression))
    guard let actor = handler.parameter.type.globalActor, actor != isolation else { return call }
    return "Task { @\(actor) in \(call) }"
  }

  /// The global actor that the witness runs on.
  private var isolation: String? {
    if context.hasModifier("nonisolated") { return nil }
    return context.globalActor ?? resolved.globalActor
  }

  var once: BodyContext.Once? {
    guard case .decision(let index, let function?, let fallback) = classified.kind
    else { return nil }
    let handler = parameters[index]
    let names = HandlerCall.names(of: function, avoiding: ["once", handler.local])
    let others = classified.payload.filter { $0 != index }.map { parameters[$0].expression }
    return BodyContext.Once(
      fallback: fallback.map { call(handler, with: $0) } ?? "",
      arguments: others.isEmpty ? "" : "(\(others.joined(separator: ", ")))",
      parameters: names.isEmpty ? "" : "\(names.joined(separator: ", ")) in ",
      call: HandlerCall(handler).text(names))
  }

  // MARK: Properties

  private func propertyBody(_ property: Property) -> BodyContext? {
    guard let type = property.type else { return nil }
    let effects = property.accessors.first { $0.kind == "get" }?.effects ?? Effects()
    let isolation = context.hasModifier("nonisolated") ? "nonisolated " : ""
    let name = Word.escaped(property.name)
    return BodyContext(
      isFirst: false, condition: condition,
      template: "\(style.name)/body-\(storageName.isEmpty ? "forward-state" : "state")",
      kind: KindContext(classified.kind), isProperty: true, isQuestion: true,
      message: classified.requirement.fullName, parameters: [], returnType: type.description,
      attributes: attributes, signature: "\(bodyAccess)\(isolation)var \(name): \(type)",
      effects: SourceText.callEffects(effects),
      accessorEffects: effects.prefix, dropped: "", call: name,
      forwardee: BodyContext.Forwardee(
        implements: true, mayImplement: false, mayImplementOptional: false,
        mayImplementVoid: false, reference: name, arguments: ""),
      storage: storageName, announcement: nil, element: "", arguments: "", once: nil,
      fallback: fallback?.expression, lastResort: fallback.map { "return \($0.expression)" },
      isOptional: false,
      isPlainGetter: effects == Effects() && !property.isSettable,
      isSettable: property.isSettable, setsThroughVariable: setterMutates(property))
  }

  /// Whether Swift takes the setter for one that changes the forwardee itself, as it does where structs may conform.
  private func setterMutates(_ property: Property) -> Bool {
    let isNonmutating = property.accessors.contains {
      $0.kind == "set" && $0.modifiers.contains("nonmutating")
    }
    return !resolved.isClassBound && !isNonmutating
  }
}
