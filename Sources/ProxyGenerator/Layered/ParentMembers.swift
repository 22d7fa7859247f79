import ProtocolModel

extension SymbolTable {
  /// The names of the members that each parent has, as far as the inputs tell: a subclass can't declare others so.
  func memberNames(ofParentsOf protocols: [ClassifiedProtocol]) -> [String: Set<String>] {
    let parents = protocols.map(\.resolved.parent.type).uniqued()
    return Dictionary(uniqueKeysWithValues: parents.map { ($0, memberNames(of: $0)) })
  }

  private func memberNames(of parent: String) -> Set<String> {
    Set(
      superclasses(of: parent).map(\.declaration).flatMap { type in
        let extended = extensions[type.qualifiedName] ?? []
        let methods = type.methods + extended.flatMap(\.methods)
        return properties(of: type).map(\.declaration.name) + methods.map(\.declaration.name)
      })
  }
}
