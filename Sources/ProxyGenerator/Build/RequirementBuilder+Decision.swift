import ProtocolModel

/// How completion handlers are given away: guarded together, so that one call of one of them counts.
extension RequirementBuilder {
  /// The statement that decides when nobody else does; nil where none is known.
  var decidedByDefault: String? {
    guard case .decision(let handlers, let fallback) = classified.kind else { return nil }
    switch fallback {
    case .arguments(let arguments):
      return handlers.first.map { call($0, with: arguments) }
    case .statement(let statement): return statement
    case nil: return nil
    }
  }

  func call(_ handler: CompletionHandler, with arguments: [DefaultValue]) -> String {
    let call = HandlerCall(parameters[handler.index]).text(arguments.map(\.expression))
    guard let actor = handler.actor, actor != isolation else { return call }
    return "\(style.spelled("Task")) { @\(actor) in \(call) }"
  }

  /// The global actor that the witness runs on in both language modes.
  var isolation: String? {
    if context.hasModifier("nonisolated") { return nil }
    return classified.resolved.globalActor ?? classified.resolved.originActor
  }

  /// Nil where the type of a handler isn't known, which is then given away as it is.
  var once: BodyContext.Once? {
    let types = handlers.compactMap(\.type)
    guard askedHandler == nil, let type = types.last, types.count == handlers.count,
      let last = handlers.last
    else { return nil }
    let handler = parameters[last.index]
    let names = names(of: type)
    let others = classified.payload.filter { $0 != last.index }.map { parameters[$0].expression }
    return BodyContext.Once(
      fallback: classified.requirement.method.flatMap(defaultCode) ?? decidedByDefault ?? "",
      isTrailing: handlers.count == 1 && last.index == classified.payload.last,
      arguments: others.isEmpty ? "" : "(\(others.joined(separator: ", ")))",
      parameters: names.isEmpty ? "" : "\(names.joined(separator: ", ")) in ",
      call: HandlerCall(handler).text(names),
      allArguments: classified.payload.map(argument).joined(separator: ", "))
  }

  private func names(of function: TypeReference.FunctionType) -> [String] {
    let taken = handlers.map { parameters[$0.index].local }
    return HandlerCall.names(of: function, avoiding: Set(["once"] + taken))
  }

  /// A payload as a responder gets it.
  func argument(_ index: Int) -> String {
    guard let type = handlers.first(where: { $0.index == index })?.type else {
      return parameters[index].expression
    }
    let names = names(of: type)
    let head = names.isEmpty ? "" : "\(names.joined(separator: ", ")) in "
    return "{ \(head)once { \(HandlerCall(parameters[index]).text(names)) } }"
  }
}
