import ProtocolModel

/// Builds what templates see of one requirement: the witness in the proxy, what it stores, the member that users
/// see, and the gate.
struct RequirementBuilder {
  let named: NamedProtocol
  let classified: ClassifiedRequirement
  let member: String?
  let style: Style
  let namesakes: Namesakes
  /// The class whose objects run the default body; nil where none is needed.
  let defaultName: String?
  /// The `@available` attributes of what the output's members stand in, where it isn't the protocol's alone.
  let around: [Attribute]
  /// As the witness has them.
  let parameters: [NamedParameter]

  init(
    named: NamedProtocol, classified: ClassifiedRequirement, member: String?, style: Style,
    namesakes: Namesakes, defaultName: String?, around: [Attribute] = []
  ) {
    (self.named, self.classified, self.member, self.style) = (named, classified, member, style)
    (self.namesakes, self.defaultName, self.around) = (namesakes, defaultName, around)
    let requirement = classified.requirement
    let others = [Self.storageName(classified, member, style), Self.subject(classified, style)]
    parameters = NamedParameter.named(
      requirement.method?.parameters ?? requirement.subscripting?.parameters ?? [],
      avoiding: Self.namesInBody(classified).union(style.locals + others.map { $0 ?? "" }))
  }

  /// In the order of the protocol's requirements.
  static func all(
    of named: NamedProtocol, style: Style, around: [Attribute] = []
  ) -> [RequirementBuilder] {
    let namesakes = Namesakes(named.classified)
    return named.classified.requirements.indices.map { index in
      RequirementBuilder(
        named: named, classified: named.classified.requirements[index],
        member: named.members[index], style: style, namesakes: namesakes,
        defaultName: named.defaults[index], around: around)
    }
  }

  var enclosing: [Attribute] { resolved.availability + around }

  var context: DeclarationContext { classified.requirement.context }
  /// What stands around the whole proxy already is not said again.
  var condition: String? {
    SourceText.condition(context.conditions.filter { !resolved.conditions.contains($0) })
  }
  var resolved: ResolvedProtocol { named.classified.resolved }
  var access: String { OutputAccess(resolved).member }
  var bodyAccess: String { style.hidesProxy(of: resolved) ? "" : access }
  var isOptional: Bool { classified.resolved.presence == .optional }
  /// Whether something else than a value in the relay answers until a responder does.
  var startsUnbound: Bool { isOptional || classified.isAnsweredByDefaultCode || isErased }
  /// The names that the templates' bodies declare.
  private static func namesInBody(_ classified: ClassifiedRequirement) -> Set<String> {
    switch classified.kind {
    case .forwardedOnly where classified.requirement.subscripting != nil: ["forwardee", "newValue"]
    case .interceptableEvent, .event, .forwardedOnly, .unsupported: []
    case .answer, .keyedAnswer, .computedAnswer, .state: ["answer", "forwardee", "forwarded"]
    case .decision: ["answer", "forwardee", "forwarded", "once"]
    }
  }
  var element: ElementText {
    ElementText(
      parameters: parameters, payload: classified.kind.emitted(of: classified.payload),
      void: style.spelled("Void"))
  }

  /// The completion handlers of a decision.
  var handlers: [CompletionHandler] {
    if case .decision(let handlers, _) = classified.kind { return handlers }
    return []
  }

  /// The subject or relay behind the member; empty when there is none.
  var storageName: String { Self.storageName(classified, member, style) }

  private static func storageName(
    _ classified: ClassifiedRequirement, _ member: String?, _ style: Style
  ) -> String {
    switch classified.kind {
    case .event: member.map { $0 + style.suffixes.subject } ?? ""
    case .answer, .keyedAnswer, .computedAnswer, .decision, .state:
      member.map { $0 + style.suffixes.storedResponder } ?? ""
    case .interceptableEvent, .forwardedOnly, .unsupported: ""
    }
  }

  /// Whether presence alone changes what the parent does, so that it must follow use.
  /// A replayed event is heard from the start, whether it is used or not.
  var isGated: Bool {
    if case .event(replay: 1...) = classified.kind { return false }
    return isOptional && !storageName.isEmpty
  }

  /// The subject that announces a question.
  var announcementSubject: String? { Self.subject(classified, style) }

  private static func subject(_ classified: ClassifiedRequirement, _ style: Style) -> String? {
    classified.announcement.map { $0 + style.suffixes.subject }
  }

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
    classified.requirement.method?.returnType?.element.description ?? style.spelled("Void")
  }

  var closureType: String {
    if let (_, function) = askedHandler { return questionType(function) }
    let method = classified.requirement.method
    let list = classified.payload.map { index -> String in
      let type =
        isGuardedHandler(index) ? handlerType(index) : parameters[index].closureParameterType
      let name = "_ \(Word.escapedLabel(parameters[index].name)): "
      return (classified.payload.count > 1 ? name : "") + type
    }
    let effects = method?.effects.prefix ?? ""
    return "\(closureIsolation)(\(list.joined(separator: ", "))) \(effects)-> \(answerType)"
  }

  func isGuardedHandler(_ index: Int) -> Bool {
    handlers.contains { $0.index == index && $0.type != nil }
  }

  /// A responder always gets a handler, also where the parent passed none.
  func handlerType(_ index: Int) -> String {
    let parameter = parameters[index]
    guard let wrapped = parameter.parameter.type.unwrapped else {
      return parameter.closureParameterType
    }
    return "@escaping \(wrapped.withoutParentheses)"
  }

  /// The relay's value type: the answer itself where it starts with a default, else an optional of it.
  var relayType: String {
    switch classified.kind {
    case .answer, .state: return startsUnbound ? optional(responderType) : responderType
    case .keyedAnswer:
      return isOptional || isErased ? optional(responderType) : responderType
    default: return optional(responderType)
    }
  }

  func optional(_ type: String) -> String {
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
