import ProtocolModel

/// `RxThingDelegateProxy`, by RxCocoa's rule.
struct ProxyName {
  let text: String

  init(_ resolved: ResolvedProtocol) {
    let declaration = resolved.declaration
    let path = declaration.enclosingTypes + [declaration.name]
    var name = resolved.isShared ? Self.name(of: resolved.parent, declaration) : path.joined()
    if let prefix = FrameworkPrefix.of(name), ["UI", "NS"].contains(prefix) {
      name = String(name.dropFirst(prefix.count))
    }
    let isNamedForRole = name.hasSuffix("Delegate") || name.hasSuffix("DataSource")
    let suffix =
      switch (resolved.parent.origin, isNamedForRole) {
      case (.none, true): ""
      case (.none, false): "Delegate"
      case (_, true): "Proxy"
      case (_, false): "DelegateProxy"
      }
    text = "Rx\(name)\(suffix)"
  }

  /// Where several parents share a protocol, each proxy is named for its own.
  private static func name(of parent: Parent, _ declaration: ProtocolDeclaration) -> String {
    let type = parent.type.split(separator: ".").joined()
    return type + (ProtocolStem(declaration.name).role == .dataSource ? "DataSource" : "Delegate")
  }
}
