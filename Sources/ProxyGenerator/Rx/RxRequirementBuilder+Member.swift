import ProtocolModel

extension RxRequirementBuilder {
  /// What the reactive extension shows; nil for a requirement that has neither observable nor responder.
  var memberContext: RxMemberContext? {
    guard let member else { return nil }
    return RxMemberContext(
      condition: condition, template: "rx/member-\(memberTemplate)", attributes: attributes,
      documentation: documentation, access: access, name: Word.escaped(member),
      type: responderType, message: classified.requirement.fullName, selector: selector,
      element: castExpression, storage: storageName, accepted: accepted, isGated: isGated,
      accessor: Word.escaped(named.accessor), proxyAccessor: named.proxyAccessor,
      setter: named.setter)
  }

  private var documentation: [String] {
    let lines = context.documentation.map { $0.isEmpty ? "" : " \($0)" }
    return lines.isEmpty ? [] : [""] + lines
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
    guard isOptional, case .answer = classified.kind, answerType.hasSuffix("?") else {
      return "answer"
    }
    return ".some(answer)"
  }

  var storage: RxProxyContext.Storage? {
    let name = storageName
    guard !name.isEmpty else { return nil }
    return RxProxyContext.Storage(
      condition: condition, name: name, initialValue: initialValue, isSubject: isSubject)
  }

  private var isSubject: Bool { classified.kind == .event }

  private var initialValue: String {
    if isSubject { return "PublishSubject<\(element.type)>()" }
    switch classified.kind {
    case .answer(.some(let fallback)) where !isOptional,
      .state(.some(let fallback)) where !isOptional:
      return "BehaviorRelay<\(relayType)>(value: \(fallback.expression))"
    case .keyedAnswer where !isOptional: return "BehaviorRelay<\(relayType)>(value: [:])"
    default: return "BehaviorRelay<\(relayType)>(value: nil)"
    }
  }

  var gateCase: RxProxyContext.Gate.Case? {
    guard isGated else { return nil }
    return RxProxyContext.Gate.Case(
      condition: condition, selector: selector,
      isServed: isSubject ? "\(storageName).hasObservers" : "\(storageName).value != nil")
  }

  /// The full name, with its type where two methods share the name: then the name alone is ambiguous.
  var selector: String {
    guard let method = classified.requirement.method else { return "" }
    let name = "(any \(resolved.declaration.qualifiedName)).\(SourceText.reference(method))"
    let namesakes = named.classified.requirements.filter {
      $0.requirement.method?.fullName == method.fullName
    }
    guard namesakes.count > 1 else { return name }
    let types = parameters.map(\.closureParameterType).joined(separator: ", ")
    let function =
      "((\(types)) \(method.effects.prefix)-> \(answerType))" + (isOptional ? "?" : "")
    return "\(name) as (any \(resolved.declaration.qualifiedName)) -> \(function)"
  }
}
