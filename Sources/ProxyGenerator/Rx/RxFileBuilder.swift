import ProtocolModel

/// Named protocols → what `rx/file.mustache` sees.
struct RxFileBuilder {
  let protocols: [NamedProtocol]
  let fileName: String
  let version: String

  func build() -> RxFileContext {
    let proxies = protocols.map { RxProxyBuilder(named: $0).build() }
    let hasRelays = proxies.contains { $0.storage.contains { !$0.isSubject } }
    let modules = ["RxCocoa", "RxSwift"] + (hasRelays ? ["RxRelay"] : [])
    let usesOnce = proxies.contains { $0.bodies.contains { $0.once != nil } }
    let imports = Imports(of: protocols, adding: modules + (usesOnce ? ["Foundation"] : []))
    return RxFileContext(
      header: Header.lines(for: protocols, style: .rx, version: version, file: fileName),
      importGroups: imports.groups.map { .init(imports: $0) },
      conditionalImports: imports.conditional.map { .init(condition: $0.condition, text: $0.text) },
      proxies: proxies, usesOnce: usesOnce, casts: casts(proxies))
  }

  private func casts(_ proxies: [RxProxyContext]) -> RxFileContext.Casts? {
    let elements = proxies.flatMap(\.members).compactMap(\.element)
    let optional = elements.contains { $0.contains("castOptionalOrThrow(") }
    let any = optional || elements.contains { $0.contains("castOrThrow(") }
    return any ? .init(optional: optional) : nil
  }
}
