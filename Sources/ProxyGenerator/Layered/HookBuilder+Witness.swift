import ProtocolModel

extension HookBuilder {
  /// Nil for what the runtime forwards by itself and for what the inner delegate can't have.
  var witness: WitnessContext? {
    if case .unsupported = kind { return nil }
    if requirement.isOptional, name == nil { return nil }
    if let member = requirement.readable { return witness(of: member) }
    guard let method = classified.requirement.method else { return nil }
    return WitnessContext(
      isFirst: false, condition: requirement.condition, shape: "layered/witness-method",
      template: "layered/witness-\(template)",
      attributes: requirement.witnessAttributes,
      signature: requirement.signature(method, access: ""),
      effects: SourceText.callEffects(method.effects), accessorEffects: "",
      dropped: requirement.dropped(method), path: ".\(call(method))",
      hook: hookCall,
      asked: asked(method),
      asksInSteps: asked(method).count > 1, askedHead: askedHead, outer: outer,
      fallback: isDecision ? requirement.lastResort(method) : givenByDefault,
      isOptional: requirement.isOptional, isGuarded: requirement.once != nil,
      assumesMainActor: assumesMainActor,
      isPlainGetter: false,
      isSettable: false)
  }

  /// Whether the protocol lets the requirement be called from anywhere, in so many words, while hooks are where the
  /// parent is.
  private var assumesMainActor: Bool {
    requirement.context.hasModifier("nonisolated") && !classified.requirement.effects.isAsync
      && requirement.resolved.parent.globalActor == "MainActor"
  }

  private var template: String {
    switch (name, isDecision, isAsked) {
    case (.some, true, _): "decision"
    case (.some, _, true): "answer"
    case (.some, _, false): "event"
    case (nil, true, _): "forward-decision"
    case (nil, _, _):
      requirement.returnsNothing
        ? "forward" : classified.isAnsweredByDefaultCode ? "forward-or-default" : "forward-answer"
    }
  }

  /// How documentation speaks of the default: an expression, or what a decision's handler is called with.
  var fallback: String? {
    if classified.isAnsweredByDefaultCode { return nil }
    guard case .decision(_, .arguments(let arguments)) = kind, !arguments.isEmpty else {
      return requirement.fallback?.expression
    }
    return arguments.map(\.expression).joined(separator: ", ")
  }

  /// The expression that gives the default, which may be that of a body in an extension.
  private var givenByDefault: String? {
    let code =
      classified.requirement.method.flatMap(requirement.defaultCode)
      ?? requirement.readable.flatMap(requirement.defaultCode)
    let effects = classified.requirement.effects
    return code.map { SourceText.callEffects(effects) + $0 } ?? requirement.fallback?.expression
  }

  private func call(_ method: Method) -> String {
    SourceText.call(method, requirement.parameters, isOptional: requirement.isOptional)
  }

  /// Without the closure that asks on.
  private var hookCall: String? {
    name.map { name in
      let closing = isDecision ? ["otherwise: answer"] : []
      let arguments = (parameters.map(\.call) + closing).joined(separator: ", ")
      return isAsked && !isDecision && arguments.isEmpty
        ? Word.escaped(name) : "\(Word.escaped(name))(\(arguments))"
    }
  }

  private func asked(_ method: Method) -> [String] {
    guard isAsked || classified.isAnsweredByDefaultCode, !isDecision || requirement.isOptional
    else { return [] }
    let effects = SourceText.callEffects(method.effects)
    return asked(
      ".\(call(method))", effects, isOptionalAnswer: method.returnType?.unwrapped != nil,
      asksByName: requirement.isOptional
        ? requirement.reference(method) : nil)
  }

  private func asked(
    _ path: String, _ effects: String, isOptionalAnswer: Bool, asksByName: String?
  ) -> [String] {
    let fallback = givenByDefault ?? ""
    let isInSteps = classified.isAnsweredByDefaultCode
    if !isOptionalAnswer, !isInSteps { return ["\(effects)outer?\(path) ?? \(fallback)"] }
    if fallback == "nil" { return ["\(effects)outer?\(path)"] }
    let arguments = requirement.parameters.map(\.passed).joined(separator: ", ")
    let first =
      asksByName.map { "if let asked = outer?.\($0) { return \(effects)asked(\(arguments)) }" }
      ?? "if let outer { return \(effects)outer\(path) }"
    return [first, "return \(fallback)"]
  }

  /// Swift infers no typed error for a closure.
  private var askedHead: String {
    let effects = classified.requirement.effects
    guard isAsked, case .typed = effects.throwing else { return "" }
    return "() \(effects.prefix)-> \(result) in "
  }

  private func witness(of member: ReadableMember) -> WitnessContext {
    let effects = classified.requirement.effects
    let asked = asked(
      member.path, SourceText.callEffects(effects), isOptionalAnswer: member.type.unwrapped != nil,
      asksByName: nil)
    return WitnessContext(
      isFirst: false, condition: requirement.condition,
      shape: "layered/witness-state", template: "", attributes: requirement.witnessAttributes,
      signature: requirement.signature(member, access: ""),
      effects: SourceText.callEffects(effects), accessorEffects: effects.prefix, dropped: "",
      path: member.path, hook: hookCall, asked: asked, asksInSteps: asked.count > 1,
      askedHead: askedHead,
      outer: outer,
      fallback: givenByDefault, isOptional: false, isGuarded: false,
      assumesMainActor: assumesMainActor,
      isPlainGetter: effects == Effects() && !member.isSettable, isSettable: member.isSettable)
  }
}
