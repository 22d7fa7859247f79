import ProtocolModel

/// The place of a protocol in a property that holds a composition of several.
struct Composition {
  /// Whether the protocol is the first one of the property; true for a property of one protocol.
  let isFirst: Bool
  /// The other protocols, in the property's order.
  let companions: [SymbolTable.Located<ProtocolDeclaration>]
  /// The same as the output writes them, `Sendable` and the like included.
  let companionNames: [String]

  init(parent: Parent, declaration: ProtocolDeclaration, symbols: SymbolTable) {
    let scope = parent.type.split(separator: ".").map(String.init)
    let parts = parent.property.parts.compactMap(\.core.qualifiedName)
    func found(_ name: String) -> SymbolTable.Located<ProtocolDeclaration>? {
      symbols.lookUpProtocol(name, inside: scope)
    }
    let isOwn = { (name: String) in
      found(name)?.declaration.qualifiedName == declaration.qualifiedName
    }
    let firstProtocol = parts.first { found($0) != nil }
    isFirst = parts.count < 2 || firstProtocol.map(isOwn) ?? true
    let others = parts.count < 2 ? [] : parts.filter { !isOwn($0) }
    companions = others.compactMap(found)
    companionNames = others.map { found($0)?.declaration.qualifiedName ?? $0 }
  }
}
