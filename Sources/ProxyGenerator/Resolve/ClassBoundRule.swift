import ProtocolModel

/// Whether only classes can conform.
struct ClassBoundRule {
  let symbols: SymbolTable

  func isClassBound(_ family: [SymbolTable.Located<ProtocolDeclaration>]) -> Bool {
    family.contains { located in
      located.declaration.context.hasAttribute("objc")
        || located.declaration.inheritedParts(symbols).contains { type in
          type.core.qualifiedName.map(Self.names.contains) ?? false
        }
    }
  }

  private static let names: Set<String> = ["AnyObject", "class", "NSObject", "NSObjectProtocol"]
}
