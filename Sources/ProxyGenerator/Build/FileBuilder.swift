import ProtocolModel

/// Named protocols → what a style's `file.mustache` sees.
struct FileBuilder {
  let protocols: [NamedProtocol]
  let style: Style
  let fileName: String
  let maker: Maker

  func build() -> FileContext {
    let proxies = protocols.map { ProxyBuilder(named: $0, style: style).build() }
    let hasResponders = proxies.contains { $0.storage.contains { !$0.isSubject } }
    let usesOnce = proxies.contains { $0.bodies.contains { $0.once != nil } }
    let modules =
      style.imports.always + (hasResponders ? style.imports.withResponders : [])
      + (usesOnce ? style.imports.withHandlers : [])
      + (proxies.contains { !$0.isStandalone } ? style.imports.withParents : [])
      + (proxies.contains(where: \.usesReplay) ? style.imports.withReplay : [])
      + (proxies.contains { $0.gate?.hasEvents ?? false } ? style.imports.withGates : [])
      + (protocols.contains { $0.classified.resolved.isComparedOrDescribed } ? ["Foundation"] : [])
    let imports = Imports(of: protocols, adding: modules)
    return FileContext(
      header: Header.lines(for: protocols, style: style, maker: maker, file: fileName),
      importGroups: imports.groups.map { .init(imports: $0) },
      conditionalImports: imports.conditional.map { .init(condition: $0.condition, text: $0.text) },
      proxies: proxies, usesOnce: usesOnce, needs: needs(proxies), casts: casts(proxies))
  }

  private func needs(_ proxies: [ProxyContext]) -> FileContext.Needs {
    let bodies = proxies.flatMap(\.bodies)
    return FileContext.Needs(
      events: proxies.contains { $0.event != nil },
      responders: proxies.contains { $0.responderGroup != nil },
      questions: bodies.contains { $0.question != nil },
      replay: bodies.contains { $0.event?.replay != nil },
      gate: proxies.contains { $0.gate?.hasEvents ?? false },
      parents: proxies.contains { !$0.isStandalone && $0.isUsable },
      locks: proxies.contains { $0.isStandalone || $0.isUsable })
  }

  private func casts(_ proxies: [ProxyContext]) -> FileContext.Casts? {
    let elements = proxies.flatMap(\.members).compactMap(\.element)
    let optional = elements.contains { $0.contains("castOptionalOrThrow(") }
    let any = optional || elements.contains { $0.contains("castOrThrow(") }
    return any ? .init(optional: optional) : nil
  }
}
