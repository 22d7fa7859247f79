import ProtocolModel

/// Tells whether a property's type holds delegates of one protocol.
struct DelegatePropertyMatch {
  let protocolName: String
  let symbols: SymbolTable

  /// `P`, `P?`, `P!`, `(any P)?`, `(P & Q)?`, an alias of one of these.
  func holds(_ type: TypeReference, inside scope: [String]) -> Bool {
    AliasExpansion(symbols: symbols, scope: scope).expanded(type).core.parts.contains { part in
      guard let name = part.core.qualifiedName,
        let found = symbols.lookUpProtocol(name, inside: scope)
      else { return false }
      return found.declaration.qualifiedName == protocolName
    }
  }
}

extension TypeDeclaration {
  /// The types that a name inside this declaration is looked up in.
  var scope: [String] { enclosingTypes + [name] }
}

extension ProtocolDeclaration {
  /// The types that a name inside this declaration is looked up in; a protocol has type aliases of its own.
  var scope: [String] { enclosingTypes + [name] }
}
