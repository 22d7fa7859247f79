import ProtocolModel

extension SymbolTable {
  /// Of the types that the inputs declare on the way to a nested one, outermost first.
  func contexts(along path: [String]) -> [DeclarationContext] {
    path.indices.compactMap { index in
      lookUpType(path.prefix(through: index).joined(separator: "."))?.declaration.context
    }
  }

  /// The narrowest access level of a declaration and the types around it.
  func accessLevel(of context: DeclarationContext, inside enclosing: [String]) -> AccessLevel {
    let levels = contexts(along: enclosing).map(\.accessLevel)
    return levels.reduce(context.accessLevel, min)
  }

  /// The global actor that a class is isolated to: by its own attribute or a protocol that its declaration
  /// names (SE-0316), else like its superclass; a conformance in an extension isolates nothing.
  ///
  /// - Parameter isCertain: whether what not every SDK isolates doesn't count.
  func globalActor(of type: TypeDeclaration, isCertain: Bool = false) -> String? {
    for located in superclasses(of: type.qualifiedName) {
      let declaration = located.declaration
      if declaration.context.hasModifier("nonisolated") { return nil }
      if let actor = globalActor(of: declaration.context) { return actor }
      if let actor = protocolActor(of: declaration, isCertain: isCertain) { return actor }
    }
    return nil
  }

  private func protocolActor(of type: TypeDeclaration, isCertain: Bool) -> String? {
    let expansion = AliasExpansion(symbols: self, scope: type.enclosingTypes)
    let inherited = type.inheritedTypes.map(expansion.expanded).flatMap(\.parts)
    return inherited.lazy.compactMap { inherited -> String? in
      guard let name = inherited.core.qualifiedName else { return nil }
      guard let found = self.lookUpProtocol(name, inside: type.enclosingTypes) else {
        let isDeclared = self.lookUpType(name, inside: type.enclosingTypes) != nil
        if isCertain, KnownPairs.unevenlyIsolated.contains(name) { return nil }
        return isDeclared ? nil : KnownPairs.globalActor(ofTypeNamed: name)
      }
      return self.globalActor(of: found.declaration)
    }.first
  }

  /// The global actor that a protocol is isolated to, by its own attribute or by what it inherits.
  func globalActor(of declaration: ProtocolDeclaration) -> String? {
    InheritedProtocols(symbols: self).of(declaration).lazy
      .compactMap { self.globalActor(of: $0.declaration.context) }.first
  }

  /// The global actor that an attribute of a declaration names: one that the inputs declare, `MainActor`, or any without
  /// arguments whose name ends in `Actor`, as those of libraries do.
  func globalActor(of context: DeclarationContext) -> String? {
    context.attributes.first { attribute in
      (attribute.arguments == nil || attribute.arguments == "unsafe")
        && (attribute.name.hasSuffix("Actor") || globalActors.contains(attribute.name))
    }?.name
  }
}
