import ProtocolModel

extension RequirementBuilder {
  /// What the reactive extension shows; empty for a requirement that has neither observable nor responder.
  var memberContexts: [MemberContext] {
    [memberContext, announcementContext].compactMap { $0 }
  }

  /// The observable of a question.
  private var announcementContext: MemberContext? {
    guard let announcedName, let subject = announcementSubject, var context = memberContext
    else { return nil }
    context.template = "\(style.name)/member-event"
    context.kind = KindContext(.event(replay: 0))
    context.name = announcedName
    context.type = element.type
    context.event = event
    context.storedType = element.type
    context.closureType = nil
    context.storage = subject
    context.erased = erasedElement.map { .init(type: $0, closureType: nil) }
    return context
  }

  private var memberContext: MemberContext? {
    guard let memberName else { return nil }
    return MemberContext(
      condition: condition, template: "\(style.name)/member-\(memberTemplate)",
      kind: KindContext(classified.kind), attributes: memberAttributes,
      documentation: documentation, access: access, name: memberName,
      type: responderType, optionalType: optional(responderType),
      event: classified.kind.isAnswered || classified.requirement.property != nil ? nil : event,
      storedType: isSubject ? element.type : relayType,
      closureType: keyedClosureType, replay: replay, payload: .list(element.parts),
      message: classified.requirement.fullName, selector: selector,
      element: castExpression, storage: storageName, accepted: accepted,
      isGated: isGated && resolved.parent.origin != .none,
      accessor: Word.escaped(named.accessor), proxyAccessor: named.proxyAccessor,
      forwardee: resolved.parent.origin == .none
        ? "`forwardee`" : "the delegate given to `\(named.setter)`",
      erased: erasure)
  }

  /// What is emitted for the requirement; nil for one that is only answered.
  var event: EventContext? {
    let name = classified.announcement ?? (isSubject ? member : nil)
    guard let name else { return nil }
    let replay: Int = if case .event(let count) = classified.kind { count } else { 0 }
    // What a newer system brings can be no case of its own: the case is there, and nobody makes it on older ones.
    return EventContext(
      name: Word.escaped(name + style.suffixes.event), element: element,
      attributes: context.attributes.compactMap(\.deprecation), replay: replay,
      erasing: erasedParts,
      as: classified.hasSendablePayload ? "any Sendable" : "Any")
  }

  /// What users call the observable or responder.
  var memberName: String? { plainMemberName.map(Word.escaped) }

  /// The same as it follows a dot, where no name needs back-ticks.
  var plainMemberName: String? {
    guard let member else { return nil }
    switch classified.kind {
    case .interceptableEvent, .event: return member + style.suffixes.event
    default: return member + style.suffixes.responder
    }
  }

  /// What users call the observable of a question.
  var announcedName: String? {
    classified.announcement.map { Word.escaped($0 + style.suffixes.event) }
  }

  var documentation: [String] {
    let lines = context.documentation.map { $0.isEmpty ? "" : " \($0)" }
    return lines.isEmpty ? [] : [""] + lines
  }

  /// The parent's isolation stands before every member already.
  private var memberAttributes: [String] {
    let own = attributes.filter { $0 != resolved.parent.globalActor.map { "@\($0)" } }
    let limited = context.attributes.filter { $0.name == "_spi" }
    return own + OutputAccess(resolved).allowed(limited).map(\.text)
  }

  private var castExpression: String? {
    classified.kind == .interceptableEvent ? element.castExpression : nil
  }

  private var memberTemplate: String {
    switch classified.kind {
    case .interceptableEvent: "interceptable-event"
    case .event: "event"
    default: "responder"
    }
  }

  /// An optional answer in an optional relay needs its level said.
  private var accepted: String {
    if isErased { return "answer as Any" }
    guard startsUnbound, responderType.hasSuffix("?") else { return "answer" }
    switch classified.kind {
    case .answer, .state: return ".some(answer)"
    default: return "answer"
    }
  }

  var storage: [ProxyContext.Storage] {
    let announcement = announcementSubject.map {
      ProxyContext.Storage(
        condition: condition, name: $0, type: erasedElement == nil ? element.type : "Any", form: "",
        isSubject: true, isGated: isGated,
        closureType: nil, replay: nil, initialValue: "")
    }
    return (storageName.isEmpty ? [] : [ownStorage]) + (announcement.map { [$0] } ?? [])
  }

  private var ownStorage: ProxyContext.Storage {
    ProxyContext.Storage(
      condition: condition, name: storageName, type: storedType,
      form: isSubject ? "" : isErased ? "Any" : responderType,
      isSubject: isSubject, isGated: isGated,
      closureType: isErased ? keyedClosureType.map { _ in "Any" } : keyedClosureType,
      replay: replay, initialValue: isSubject ? "" : initialValue)
  }

  private var storedType: String {
    if isErased { return isSubject ? "Any" : "Any?" }
    return isSubject ? element.type : relayType
  }

  private var replay: String? {
    guard case .event(let count) = classified.kind, count > 0 else { return nil }
    return "\(count)"
  }

  var keyedClosureType: String? {
    guard case .keyedAnswer = classified.kind else { return nil }
    return closureType
  }

  var isSubject: Bool {
    if case .event = classified.kind { return true }
    return false
  }

  /// Whether observing something changes whether the requirement counts as implemented.
  var hasGatedEvent: Bool { isGated && (isSubject || announcementSubject != nil) }

  private var initialValue: String {
    switch classified.kind {
    case .answer(.some(let fallback)) where !startsUnbound,
      .state(.some(let fallback)) where !startsUnbound:
      return fallback.expression
    case .keyedAnswer where !isOptional && !isErased: return "[:]"
    default: return "nil"
    }
  }

  var gateCase: ProxyContext.Gate.Case? {
    guard isGated else { return nil }
    return ProxyContext.Gate.Case(
      condition: condition, availability: Availability(context, inside: enclosing).condition,
      selector: selector,
      storage: storage.map {
        .init(name: $0.name, isSubject: $0.isSubject, hasClosure: $0.closureType != nil)
      })
  }

  /// The full name, with its type where two methods share the name: then the name alone is ambiguous.
  var selector: String {
    guard let method = classified.requirement.method else { return "" }
    let name = "(any \(selectorBase)).\(SourceText.reference(method))"
    guard hasNamesake(method) else { return name }
    return "\(name) as (any \(selectorBase)) -> \(function(method))" + (isOptional ? "?" : "")
  }

  /// An optional method of a delegate as a value, told apart from others of its full name.
  func reference(_ method: Method) -> String {
    let name = SourceText.reference(method)
    return hasNamesake(method) ? "\(name) as \(function(method))?" : name
  }

  func hasNamesake(_ method: Method) -> Bool {
    namesakes.share(method.fullName)
  }

  private func function(_ method: Method) -> String {
    let types = parameters.map(\.closureParameterType).joined(separator: ", ")
    return "((\(types)) \(method.effects.prefix)-> \(answerType))"
  }

  /// The protocol of a composition that has the requirement.
  private var selectorBase: String {
    let origin = classified.resolved.origin
    return resolved.companions.contains(origin) ? origin : resolved.declaration.qualifiedName
  }
}
