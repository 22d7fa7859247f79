import ProtocolModel

/// Tells whether a property's type holds delegates of one protocol.
struct DelegatePropertyMatch {
  let protocolName: String
  let symbols: SymbolTable

  /// `P`, `P?`, `P!`, `(any P)?`, `(P & Q)?`, an alias of one of these.
  func holds(_ type: TypeReference, inside scope: [String]) -> Bool {
    let resolved = TypeKnowledge(symbols: symbols).resolvingAliases(type.core, inside: scope).core
    if case .composition(let types) = resolved {
      return types.contains { holds($0, inside: scope) }
    }
    guard let name = resolved.qualifiedName else { return false }
    guard let found = symbols.lookUpProtocol(name, inside: scope) else { return false }
    return found.declaration.qualifiedName == protocolName
  }
}

extension TypeDeclaration {
  /// The types that a name inside this declaration is looked up in.
  var scope: [String] { enclosingTypes + [name] }
}

extension ProtocolDeclaration {
  /// The types that a name inside this declaration is looked up in.
  var scope: [String] { enclosingTypes }
}
