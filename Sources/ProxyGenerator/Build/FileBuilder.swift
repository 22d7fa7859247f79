import ProtocolModel

/// Named protocols → what a style's `file.mustache` sees.
struct FileBuilder {
  let protocols: [NamedProtocol]
  let style: Style
  let fileName: String
  let version: String

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
    let imports = Imports(of: protocols, adding: modules)
    return FileContext(
      header: Header.lines(for: protocols, style: style, version: version, file: fileName),
      importGroups: imports.groups.map { .init(imports: $0) },
      conditionalImports: imports.conditional.map { .init(condition: $0.condition, text: $0.text) },
      proxies: proxies, usesOnce: usesOnce, casts: casts(proxies))
  }

  private func casts(_ proxies: [ProxyContext]) -> FileContext.Casts? {
    let elements = proxies.flatMap(\.members).compactMap(\.element)
    let optional = elements.contains { $0.contains("castOptionalOrThrow(") }
    let any = optional || elements.contains { $0.contains("castOrThrow(") }
    return any ? .init(optional: optional) : nil
  }
}
