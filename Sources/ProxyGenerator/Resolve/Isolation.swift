import ProtocolModel

extension SymbolTable {
  /// The narrowest access level of a declaration and the types around it.
  func accessLevel(of context: DeclarationContext, inside enclosing: [String]) -> AccessLevel {
    let outer = enclosing.indices.compactMap { index in
      lookUpType(enclosing.prefix(through: index).joined(separator: "."))?.declaration.context
        .accessLevel
    }
    return (outer + [context.accessLevel]).min() ?? context.accessLevel
  }

  /// The global actor that a class is isolated to, by its own attributes or those of a superclass.
  func globalActor(of type: TypeDeclaration) -> String? {
    let chain = superclasses(of: type.qualifiedName)
    if let actor = chain.lazy.compactMap({ $0.declaration.context.globalActor }).first {
      return actor
    }
    let beyond = superclassNames(of: type.qualifiedName).last
    return beyond.flatMap(KnownPairs.globalActor(ofTypeNamed:))
  }
}

extension DeclarationContext {
  /// The global actor that an attribute names: `MainActor`, or any attribute without arguments whose name ends in
  /// `Actor`, as the global actors of libraries and apps do.
  var globalActor: String? {
    attributes.first { $0.arguments == nil && $0.name.hasSuffix("Actor") }?.name
  }
}
