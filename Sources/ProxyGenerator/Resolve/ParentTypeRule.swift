import ProtocolModel

/// Whether a proxy can serve the objects of a type.
struct ParentTypeRule {
  let symbols: SymbolTable

  /// Why it can't, as a sentence that says what to do; nil when it can.
  func obstacle(_ type: TypeDeclaration) -> String? {
    switch type.kind {
    case .class: break
    case .actor: return "an actor's property can't be set from outside; wrap the actor in a class"
    case .struct, .enum, .alias:
      return
        "a delegate proxy lives as long as an object, and this is no class; make it one, or make an object of "
        + "its own for the delegate with '// proxygen:standalone'"
    }
    if isGeneric(type) {
      return "it is generic, and a proxy serves one concrete class; "
        + "make a subclass for a concrete type the parent"
    }
    let level = symbols.accessLevel(of: type.context, inside: type.enclosingTypes)
    if level <= .fileprivate { return "it is \(level.rawValue); make it at least internal" }
    return nil
  }

  /// By its own parameters or those of a type around it.
  private func isGeneric(_ type: TypeDeclaration) -> Bool {
    let path = type.enclosingTypes + [type.name]
    return path.indices.contains { index in
      let name = path.prefix(through: index).joined(separator: ".")
      return symbols.lookUpType(name).map { !$0.declaration.genericParameters.isEmpty } ?? false
    }
  }
}
