import ProtocolModel

/// A property of the inputs that holds delegates of a protocol, with the type that has it.
struct ParentCandidate: Sendable {
  var type: SymbolTable.Located<TypeDeclaration>
  var property: TypeDeclaration.Member<Property>
  var rank: Int

  /// `Thing.delegate`.
  var name: String { "\(type.declaration.qualifiedName).\(property.declaration.name)" }

  /// Why it can't be a parent, as a sentence that says what to do; nil when it can.
  func obstacle(in symbols: SymbolTable) -> String? {
    if let obstacle = ParentTypeRule(symbols: symbols).obstacle(type.declaration) {
      return obstacle
    }
    if !isVisible { return "the property is private; make it at least internal" }
    if isStatic { return "the property is static; a proxy needs one delegate for each object" }
    if !isSettable { return "the property can't be set from outside" }
    if isComposition(in: symbols) {
      return
        "it holds a composition of protocols, and a proxy serves one; declare the property with "
        + "one protocol that inherits the others"
    }
    return nil
  }

  /// Whether the property wants more of a delegate than the protocol says.
  private func isComposition(in symbols: SymbolTable) -> Bool {
    guard let written = property.declaration.type else { return false }
    let type = AliasExpansion(symbols: symbols, scope: type.declaration.scope).expanded(written)
    return type.core.parts.filter { $0.core.qualifiedName != "AnyObject" }.count > 1
  }

  private var isVisible: Bool { property.context.accessLevel > .fileprivate }

  private var isStatic: Bool {
    property.context.hasModifier("static") || property.context.hasModifier("class")
  }

  private var isSettable: Bool {
    property.declaration.isSettable
      && !property.context.hasModifier("private(set)")
      && !property.context.hasModifier("fileprivate(set)")
  }
}
