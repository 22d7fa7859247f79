import ProtocolModel

/// The subclass's name: the parent's with the types around it, without `UI` and `NS`, in the style's pattern.
struct LayeredName {
  let text: String

  init(_ named: NamedProtocol, style: Style) {
    let parent = named.classified.resolved.parent.type
    let path = parent.split(separator: ".").map(String.init).map(Self.plain).joined()
    text = style.proxy.text { placeholder in
      switch placeholder {
      case .parent, .parentType: path
      case .protocol, .proxy: named.proxy
      }
    }
  }

  private static func plain(_ name: String) -> String {
    guard let prefix = FrameworkPrefix.of(name), ["UI", "NS"].contains(prefix) else { return name }
    return String(name.dropFirst(prefix.count))
  }
}
