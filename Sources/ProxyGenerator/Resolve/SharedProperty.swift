/// Protocols that one property holds delegates of, in a class and in its subclasses: RxCocoa knows one proxy for an object and a
/// property, so none of them can be served without the others.
extension ResolvedProtocol {
  /// Whether this protocol refines another one whose parent is a superclass of this one's, with the same property.
  func sharesProperty(withBase base: ResolvedProtocol) -> Bool {
    isPlain && base.isPlain
      && inherited.contains(base.declaration.qualifiedName)
      && parent.superclasses.contains(base.parent.type)
      && base.parent.property.name == parent.property.name
  }

  /// Whether this protocol refines another one of the same parent and property.
  func refinesAtOneParent(_ base: ResolvedProtocol) -> Bool {
    isPlain && base.isPlain && inherited.contains(base.declaration.qualifiedName)
      && parent.type == base.parent.type && parent.property.name == base.parent.property.name
  }

  /// Neither for an object of its own nor with several proxies nor with a property of several protocols.
  private var isPlain: Bool { parent.origin != .none && !isShared && companions.isEmpty }
}

extension [ResolvedProtocol] {
  /// Those of `others` that share a property with one of these, directly or through each other.
  func relatives(among others: [ResolvedProtocol]) -> [ResolvedProtocol] {
    var found: [ResolvedProtocol] = []
    var rest = others
    var family = self
    while let index = rest.firstIndex(where: { other in
      family.contains { $0.sharesProperty(withBase: other) || other.sharesProperty(withBase: $0) }
    }) {
      found.append(rest[index])
      family.append(rest.remove(at: index))
    }
    return found
  }
}
