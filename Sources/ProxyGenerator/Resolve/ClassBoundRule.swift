import ProtocolModel

/// Whether only classes can conform.
struct ClassBoundRule {
  let symbols: SymbolTable

  func isClassBound(_ family: [SymbolTable.Located<ProtocolDeclaration>]) -> Bool {
    family.contains { located in
      located.declaration.context.hasAttribute("objc")
        || located.declaration.inheritedParts(symbols).contains { type in
          type.core.qualifiedName.map(isClassBound) ?? false
        }
    }
  }

  /// What Apple's frameworks have delegates for are classes; their protocols are Objective-C's.
  private func isClassBound(_ name: String) -> Bool {
    if Self.names.contains(name) { return true }
    return FrameworkPrefix.apples.contains(FrameworkPrefix.of(name) ?? "")
      && ["Delegate", "DataSource"].contains(where: name.hasSuffix)
      && symbols.lookUpProtocol(name) == nil
  }

  private static let names: Set<String> = ["AnyObject", "class", "NSObject", "NSObjectProtocol"]
}
