extension KnownNames {
  /// Whether a class is on the main actor: by what it says, by its superclasses, or by a protocol that the declaration of one
  /// of them names. What categories adopt doesn't count.
  func isOnMainActor(classNamed name: String) -> Bool {
    let lineage = lineage(of: name)
    var open = lineage.flatMap(\.protocols)
    var seen: Set<String> = []
    while let name = open.popLast() {
      guard seen.insert(name).inserted, let item = protocolDeclaration(name) else { continue }
      if DeclarationHead.isMainActor(item.declaration.attributes) { return true }
      open += item.inherited
    }
    return lineage.contains { DeclarationHead.isMainActor($0.declaration.attributes) }
  }
}
