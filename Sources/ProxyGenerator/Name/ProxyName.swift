import ProtocolModel

/// `RxThingDelegateProxy`, by RxCocoa's rule.
struct ProxyName {
  let text: String

  init(_ declaration: ProtocolDeclaration) {
    let path = declaration.enclosingTypes + [declaration.name]
    var name = path.joined()
    if let prefix = FrameworkPrefix.of(name), ["UI", "NS"].contains(prefix) {
      name = String(name.dropFirst(prefix.count))
    }
    let isNamedForRole = name.hasSuffix("Delegate") || name.hasSuffix("DataSource")
    text = "Rx\(name)" + (isNamedForRole ? "Proxy" : "DelegateProxy")
  }
}
