import ProtocolModel

/// What a style's patterns make of a protocol: the generated class and its file.
struct ProxyName {
  let resolved: ResolvedProtocol
  let style: Style

  /// `RxThingDelegateProxy`; in the style `rx` by RxCocoa's rule.
  var text: String {
    let pattern = resolved.parent.origin == .none ? style.standalone : style.proxy
    return pattern.text { value($0, proxy: "") }
  }

  /// What other types of the protocol are named by: `ThingDelegate`.
  var stem: String { protocolName }

  /// Without `.swift`.
  func file(proxy: String) -> String { style.file.text { value($0, proxy: proxy) } }

  private func value(_ placeholder: NamePattern.Placeholder, proxy: String) -> String {
    switch placeholder {
    case .protocol: protocolName
    case .parent: Self.plain(parentType.split(separator: ".").last.map(String.init) ?? "")
    case .parentType: parentType
    case .proxy: proxy
    }
  }

  private var protocolName: String {
    let declaration = resolved.declaration
    let path = declaration.enclosingTypes + [declaration.name]
    let name = Self.plain(resolved.isShared ? sharedName : path.joined())
    let isNamedForRole = name.hasSuffix("Delegate") || name.hasSuffix("DataSource")
    return isNamedForRole ? name : "\(name)Delegate"
  }

  /// Without Apple's two most common prefixes, which RxCocoa drops, too, and without the underscores that hide a name.
  private static func plain(_ name: String) -> String {
    let visible = name.drop { $0 == "_" }
    guard !visible.isEmpty else { return name }
    guard let prefix = FrameworkPrefix.of(String(visible)), ["UI", "NS"].contains(prefix) else {
      return String(visible)
    }
    return String(visible.dropFirst(prefix.count))
  }

  /// Where several parents share a protocol, each proxy is named for its own.
  private var sharedName: String {
    let type = resolved.parent.type.split(separator: ".").joined()
    let role = ProtocolStem(resolved.declaration.name).role
    return type + (role == .dataSource ? "DataSource" : "Delegate")
  }

  private var parentType: String {
    resolved.parent.origin == .none ? resolved.declaration.qualifiedName : resolved.parent.type
  }
}
