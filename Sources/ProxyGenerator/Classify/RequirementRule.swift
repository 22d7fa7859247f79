import ProtocolModel

/// Decides the kind of one requirement.
struct RequirementRule {
  let requirement: ResolvedRequirement
  let `protocol`: ResolvedProtocol
  let knowledge: TypeKnowledge
  var library = Style.Library.rxCocoa

  private var scope: [String] { `protocol`.declaration.scope }
  private var payloadRule: PayloadRule { PayloadRule(knowledge: knowledge, scope: scope) }
  private var context: DeclarationContext { requirement.requirement.context }
  private var limitedTypes: LimitedTypes {
    LimitedTypes(of: requirement, in: `protocol`, knowledge: knowledge)
  }

  func classify() -> ClassifiedRequirement {
    if context.isUnavailable { return unsupported(.isUnavailable) }
    return switch requirement.requirement.member {
    case .method(let method) where !requirement.requirement.isStatic: classify(method)
    case .property(let property) where !requirement.requirement.isStatic: classify(property)
    case .subscripting(let subscripting) where !requirement.requirement.isStatic:
      classify(subscripting)
    case .method, .property, .subscripting: unsupported(.isStatic)
    case .initializer: unsupported(.isInitializer)
    case .associatedType: unsupported(.isAssociatedType)
    }
  }

  // MARK: Methods

  private func classify(_ method: Method) -> ClassifiedRequirement {
    let sender = SenderRule(parent: `protocol`.parent).sender(in: method.parameters)
    let keepsSender = context.has(.keepSender)
    let payload = method.parameters.indices.filter { $0 != sender || keepsSender }
    let (kind, reason) = withoutBody(kind(of: method, payload: payload), method)
    return ClassifiedRequirement(
      resolved: requirement, sender: sender, payload: payload, kind: kind,
      announcement: kind.isAnswered ? context.value(of: .event) : nil, reason: reason,
      hasSendablePayload: kind.emitted(of: payload).allSatisfy {
        knowledge.isSendable(method.parameters[$0].type, inside: scope)
      },
      limitedTypes: limitedTypes)
  }

  private func kind(of method: Method, payload: [Int]) -> (Kind, String) {
    if let obstacle = obstacleToConforming(method) {
      return (.unsupported(obstacle), obstacle.rawValue)
    }
    if context.has(.skip) { return forwardedOnly(.skipped, returning: method.returnType) }
    if method.isGeneric || method.whereClause != nil {
      return forwardedOnly(.isGeneric, returning: method.returnType)
    }
    if let result = method.returnType, !result.isVoid {
      if method.effects.throwing == .rethrowing {
        return forwardedOnly(.isRethrowing, returning: result)
      }
      if !knowledge.canBeKept(result, inside: scope) {
        return forwardedOnly(.returnsNoncopyable, returning: result)
      }
      return answer(result, method.parameters, payload)
    }
    let handlers = payloadRule.completionHandlers(in: method.parameters, payload: payload)
    if !handlers.isEmpty { return decision(method, handlers) }
    return event(payload.map { method.parameters[$0] }, method.effects)
  }

  /// What no method can be is left to the runtime, which one library asks.
  private func withoutBody(_ found: (Kind, String), _ method: Method) -> (Kind, String) {
    guard requirement.isRedeclared else { return found }
    switch found.0 {
    case .interceptableEvent where library == .rxCocoa: return found
    case .forwardedOnly, .unsupported: return found
    default: return forwardedOnly(.isRedeclared, returning: method.returnType)
    }
  }

  private func obstacleToConforming(_ method: Method) -> Obstacle? {
    if method.parameters.contains(where: \.isVariadic) { return .isVariadic }
    if context.hasModifier("mutating") { return .isMutating }
    if method.returnType?.contains(where: \.isSelf) ?? false { return .returnsSelf }
    let takesSelf = method.parameters.contains { $0.type.contains(where: \.isSelf) }
    return takesSelf ? .takesSelf : nil
  }

  private func event(_ payload: [Parameter], _ effects: Effects) -> (Kind, String) {
    if let obstacle = payloadRule.obstacleToEmitting(payload) {
      return forwardedOnly(obstacle, returning: nil)
    }
    let replay = context.value(of: .replay).flatMap(Int.init) ?? 0
    if replay > 0 {
      return (.event(replay: replay), "returns nothing, and is heard from the start to be replayed")
    }
    guard `protocol`.parent.origin != .none else {
      return (.event(replay: 0), "returns nothing, and no proxy intercepts it")
    }
    guard `protocol`.isObjectiveC else {
      return (.event(replay: 0), "returns nothing, in a Swift protocol that can't be intercepted")
    }
    guard requirement.presence == .optional else {
      return (.event(replay: 0), "returns nothing and is required")
    }
    guard effects == Effects() else {
      return (.event(replay: 0), "returns nothing and has effects")
    }
    let unsafe = payload.first { !knowledge.survivesBoxing($0.type, inside: scope) }
    if let unsafe {
      return (
        .event(replay: 0), "'\(unsafe.type)' may not survive boxing by the Objective-C runtime"
      )
    }
    return (.interceptableEvent, "optional, returns nothing, and its payload survives boxing")
  }

  private func answer(
    _ result: TypeReference, _ parameters: [Parameter], _ payload: [Int]
  ) -> (Kind, String) {
    let fallback = fallback(for: result)
    guard let first = payload.first else {
      return (.answer(fallback: fallback), "returns '\(result)' and has no payload")
    }
    let key = parameters[first].type
    let value = result.unwrapped ?? result
    let isTable =
      payload.count == 1 && key.bare == key && knowledge.isHashableValue(key, inside: scope)
      && knowledge.isValue(value, inside: scope)
    if isTable, fallback != nil || requirement.hasDefaultCode {
      return (
        .keyedAnswer(value: value.element, fallback: fallback),
        "returns a value for one Hashable payload, '\(key)'"
      )
    }
    let why =
      payload.count > 1
      ? "returns '\(result)' for several payloads"
      : "returns '\(result)' for '\(key)'; a table needs a Hashable value as key and values to hold"
    return (.computedAnswer(fallback: fallback), why)
  }

  private func decision(_ method: Method, _ handlers: [CompletionHandler]) -> (Kind, String) {
    if let obstacle = payloadRule.obstacleToGuarding(handlers, in: method.parameters) {
      return forwardedOnly(obstacle, returning: nil)
    }
    let names = handlers.map { "'\(method.parameters[$0.index].name)'" }
    let noun = handlers.count > 1 ? "handlers" : "handler"
    return (
      .decision(handlers: handlers, fallback: decision(method, byDefault: handlers)),
      "takes the completion \(noun) \(names.joined(separator: " and "))"
    )
  }

  private func decision(
    _ method: Method, byDefault handlers: [CompletionHandler]
  ) -> Decision? {
    if isAnsweredByCode(method, handlers: handlers.map(\.index)) { return nil }
    guard handlers.count == 1 else {
      return context.value(of: .default).map(Decision.statement)
    }
    return handlers[0].type.flatMap(fallbackArguments).map(Decision.arguments)
  }

  // MARK: Properties

  private func classify(_ property: Property) -> ClassifiedRequirement {
    let (kind, reason) = kind(of: property)
    return ClassifiedRequirement(
      resolved: requirement, sender: nil, payload: [], kind: kind, announcement: nil,
      reason: reason, limitedTypes: limitedTypes)
  }

  private func kind(of property: Property) -> (Kind, String) {
    if property.type?.contains(where: \.isSelf) ?? false {
      return (.unsupported(.returnsSelf), Obstacle.returnsSelf.rawValue)
    }
    if property.accessors.contains(where: \.mutatesToRead) {
      return (.unsupported(.isMutating), Obstacle.isMutating.rawValue)
    }
    if context.has(.skip) { return forwardedOnly(.skipped, returning: property.type) }
    if requirement.presence == .optional {
      return forwardedOnly(.isOptionalProperty, returning: nil)
    }
    if let type = property.type, !knowledge.canBeKept(type, inside: scope) {
      return forwardedOnly(.returnsNoncopyable, returning: type)
    }
    return (.state(fallback: property.type.flatMap(fallback)), "is a property")
  }

  // MARK: Subscripts

  private func classify(_ subscripting: Subscript) -> ClassifiedRequirement {
    let (kind, reason) = kind(of: subscripting)
    return ClassifiedRequirement(
      resolved: requirement, sender: nil, payload: [], kind: kind, announcement: nil,
      reason: reason)
  }

  private func kind(of subscripting: Subscript) -> (Kind, String) {
    if let obstacle = obstacleToConforming(subscripting) {
      return (.unsupported(obstacle), obstacle.rawValue)
    }
    return forwardedOnly(
      context.has(.skip) ? .skipped : .isSubscript, returning: subscripting.returnType)
  }

  private func obstacleToConforming(_ subscripting: Subscript) -> Obstacle? {
    if subscripting.parameters.contains(where: \.isVariadic) { return .isVariadic }
    if subscripting.accessors.contains(where: \.mutatesToRead) { return .isMutating }
    if subscripting.returnType.contains(where: \.isSelf) { return .returnsSelf }
    let takesSelf = subscripting.parameters.contains { $0.type.contains(where: \.isSelf) }
    return takesSelf ? .takesSelf : nil
  }

  // MARK: Defaults

  /// Nil also where the code of a default body answers.
  private func fallback(for type: TypeReference) -> DefaultValue? {
    if let declared = context.value(of: .default) {
      return DefaultValue(expression: declared, origin: .declared)
    }
    switch requirement.presence {
    case .defaulted(.literal(let text)): return DefaultValue(expression: text, origin: .body)
    case .defaulted(.code): return nil
    case .required, .optional: break
    }
    return knowledge.inferredDefault(of: type, inside: scope).map {
      DefaultValue(expression: $0, origin: .inferred)
    }
  }

  private func fallbackArguments(
    _ function: TypeReference.FunctionType
  ) -> [DefaultValue]? {
    if let declared = context.value(of: .default) {
      return [DefaultValue(expression: declared, origin: .declared)]
    }
    let expressions = function.parameters.map {
      knowledge.inferredDefault(of: $0.type, inside: scope)
    }
    let known = expressions.compactMap { $0 }
    guard known.count == expressions.count else { return nil }
    return known.map { DefaultValue(expression: $0, origin: .inferred) }
  }

  // MARK: Obstacles

  private func unsupported(_ obstacle: Obstacle) -> ClassifiedRequirement {
    ClassifiedRequirement(
      resolved: requirement, sender: nil, payload: [], kind: .unsupported(obstacle),
      announcement: nil, reason: obstacle.rawValue)
  }

  private func forwardedOnly(
    _ obstacle: Obstacle, returning result: TypeReference?
  ) -> (Kind, String) {
    let answer = result.flatMap { $0.isVoid ? nil : fallback(for: $0) }
    return (.forwardedOnly(obstacle, fallback: answer), obstacle.rawValue)
  }
}

extension Property.Accessor {
  /// Whether reading changes the delegate, as only a value can be changed.
  fileprivate var mutatesToRead: Bool { !writes && modifiers.contains("mutating") }
}

extension Method {
  /// By parameters in angle brackets or by opaque types.
  var isGeneric: Bool {
    !genericParameters.isEmpty || parameters.contains { $0.type.contains(where: \.isOpaque) }
  }
}

extension TypeReference {
  fileprivate var isOpaque: Bool {
    if case .opaque = self { return true }
    return false
  }

  fileprivate var isSelf: Bool { self == .named("Self", arguments: []) }
}
