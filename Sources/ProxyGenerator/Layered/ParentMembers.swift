import ProtocolModel

extension SymbolTable {
  /// The names of the members that each parent has, as far as the inputs tell or Apple's headers do: a subclass can't declare others so.
  func memberNames(ofParentsOf protocols: [ClassifiedProtocol]) -> [String: Set<String>] {
    let parents = protocols.map(\.resolved.parent.type).uniqued()
    return Dictionary(uniqueKeysWithValues: parents.map { ($0, memberNames(of: $0)) })
  }

  private func memberNames(of parent: String) -> Set<String> {
    let own = superclasses(of: parent).map(\.declaration).flatMap { type in
      let extended = extensions[type.qualifiedName] ?? []
      let methods = type.methods + extended.flatMap(\.methods)
      return properties(of: type).map(\.declaration.name) + methods.map(\.declaration.name)
    }
    let inherited = ([parent] + superclassNames(of: parent)).map(KnownMembers.names)
    return inherited.reduce(into: Set(own + adoptedNames(of: parent))) { $0.formUnion($1) }
  }

  /// A class of Objective-C has the methods of the protocols that it conforms to without declaring them.
  private func adoptedNames(of parent: String) -> [String] {
    conformances(of: parent).compactMap { lookUpProtocol($0)?.declaration }
      .filter { $0.context.hasAttribute("objc") }
      .flatMap(\.requirements).compactMap { requirement in
        switch requirement.member {
        case .method(let method): method.name
        case .property(let property): property.name
        case .initializer, .subscripting, .associatedType: nil
        }
      }
  }
}
