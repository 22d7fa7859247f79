import ProtocolModel

extension RxRequirementBuilder {
  /// What the reactive extension shows; empty for a requirement that has neither observable nor responder.
  var memberContexts: [RxMemberContext] {
    [memberContext, announcementContext].compactMap { $0 }
  }

  /// The observable of a question.
  private var announcementContext: RxMemberContext? {
    guard var context = memberContext, let name = classified.announcement,
      let subject = announcementSubject
    else { return nil }
    context.template = "rx/member-event"
    context.name = Word.escaped(name)
    context.type = element.type
    context.storage = subject
    return context
  }

  private var memberContext: RxMemberContext? {
    guard let member else { return nil }
    return RxMemberContext(
      condition: condition, template: "rx/member-\(memberTemplate)", attributes: memberAttributes,
      documentation: documentation, access: access, name: Word.escaped(member),
      type: responderType, message: classified.requirement.fullName, selector: selector,
      element: castExpression, storage: storageName, accepted: accepted,
      isGated: isGated && resolved.parent.origin != .none,
      accessor: Word.escaped(named.accessor), proxyAccessor: named.proxyAccessor,
      forwardee: resolved.parent.origin == .none
        ? "`forwardee`" : "the delegate given to `\(named.setter)`")
  }

  private var documentation: [String] {
    let lines = context.documentation.map { $0.isEmpty ? "" : " \($0)" }
    return lines.isEmpty ? [] : [""] + lines
  }

  /// The parent's isolation stands before every member already.
  private var memberAttributes: [String] {
    attributes.filter { $0 != resolved.parent.globalActor.map { "@\($0)" } }
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
    guard startsUnbound, responderType.hasSuffix("?") else { return "answer" }
    switch classified.kind {
    case .answer, .state: return ".some(answer)"
    default: return "answer"
    }
  }

  var storage: [RxProxyContext.Storage] {
    let own = RxProxyContext.Storage(
      condition: condition, name: storageName, initialValue: initialValue, isSubject: isSubject)
    let announcement = announcementSubject.map {
      RxProxyContext.Storage(
        condition: condition, name: $0, initialValue: "PublishSubject<\(element.type)>()",
        isSubject: true)
    }
    return (storageName.isEmpty ? [] : [own]) + (announcement.map { [$0] } ?? [])
  }

  private var isSubject: Bool {
    if case .event = classified.kind { return true }
    return false
  }

  /// Whether observing something changes whether the requirement counts as implemented.
  var hasGatedEvent: Bool { isGated && (isSubject || announcementSubject != nil) }

  private var initialValue: String {
    switch classified.kind {
    case .event(replay: 0): return "PublishSubject<\(element.type)>()"
    case .event(let count): return "ReplaySubject<\(element.type)>.create(bufferSize: \(count))"
    case .answer(.some(let fallback)) where !startsUnbound,
      .state(.some(let fallback)) where !startsUnbound:
      return "BehaviorRelay<\(relayType)>(value: \(fallback.expression))"
    case .keyedAnswer where !isOptional: return "BehaviorRelay<\(relayType)>(value: [:])"
    default: return "BehaviorRelay<\(relayType)>(value: nil)"
    }
  }

  var gateCase: RxProxyContext.Gate.Case? {
    guard isGated else { return nil }
    return RxProxyContext.Gate.Case(
      condition: condition, selector: selector,
      isServed: isServed)
  }

  private var isServed: String {
    if isSubject { return "\(storageName).hasObservers" }
    let isObserved = announcementSubject.map { " || \($0).hasObservers" } ?? ""
    return "\(storageName).value != nil\(isObserved)"
  }

  /// The full name, with its type where two methods share the name: then the name alone is ambiguous.
  var selector: String {
    guard let method = classified.requirement.method else { return "" }
    let name = "(any \(selectorBase)).\(SourceText.reference(method))"
    let namesakes = named.classified.requirements.filter {
      $0.requirement.method?.fullName == method.fullName
    }
    guard namesakes.count > 1 else { return name }
    let types = parameters.map(\.closureParameterType).joined(separator: ", ")
    let function =
      "((\(types)) \(method.effects.prefix)-> \(answerType))" + (isOptional ? "?" : "")
    return "\(name) as (any \(selectorBase)) -> \(function)"
  }

  /// The protocol of a composition that has the requirement.
  private var selectorBase: String {
    let origin = classified.resolved.origin
    return resolved.companions.contains(origin) ? origin : resolved.declaration.qualifiedName
  }
}
