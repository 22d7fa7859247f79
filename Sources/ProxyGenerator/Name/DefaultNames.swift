import ProtocolModel

/// The classes that run the default bodies of a protocol's requirements: `ThingDelegatePriceOfDefault`.
struct DefaultNames {
  /// In the order of the requirements; nil for one that needs no such class.
  let names: [String?]

  /// - Parameter named: with the names of its members.
  init(_ named: NamedProtocol) {
    let proxy = named.proxy
    let withoutPrefix = proxy.hasPrefix("Rx") ? String(proxy.dropFirst(2)) : proxy
    let stem = withoutPrefix.hasSuffix("Proxy") ? String(withoutPrefix.dropLast(5)) : withoutPrefix
    var used: [String: Int] = [:]
    names = zip(named.classified.requirements, named.members).map { classified, member in
      guard classified.isAnsweredByDefaultCode else { return nil }
      let base = member ?? Self.baseName(of: classified.requirement)
      let name = stem + Word.upperFirst(base) + "Default"
      used[name, default: 0] += 1
      // Two that are only forwarded may share a base name, and branches of one '#if' a member's.
      return used[name] == 1 ? name : "\(name)\(used[name] ?? 0)"
    }
  }

  private static func baseName(of requirement: Requirement) -> String {
    switch requirement.member {
    case .method(let method): method.name
    case .property(let property): property.name
    case .subscripting: "subscript"
    case .initializer, .associatedType: ""
    }
  }
}
