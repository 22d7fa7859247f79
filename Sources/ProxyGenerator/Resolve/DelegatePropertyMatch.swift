import ProtocolModel

/// Tells which protocols' delegates a property's type holds.
struct DelegatePropertyMatch {
  let symbols: SymbolTable

  /// The qualified name of `P` for `P`, `P?`, `P!`, `(any P)?`, `(P & Q)?`, an alias of one of these; each once.
  func protocols(heldBy type: TypeReference, inside scope: [String]) -> [String] {
    AliasExpansion(symbols: symbols, scope: scope).expanded(type).core.parts.compactMap { part in
      part.core.qualifiedName.flatMap { symbols.lookUpProtocol($0, inside: scope) }?
        .declaration.qualifiedName
    }.uniqued()
  }
}

extension SymbolTable {
  /// A property with the type that has it.
  struct Holder: Sendable {
    var type: Located<TypeDeclaration>
    var property: TypeDeclaration.Member<Property>
  }

  /// The properties that hold delegates, by the protocol's qualified name, in the order of the inputs.
  ///
  /// One look at every property: there are many protocols, and many more properties.
  func findHolders() -> [String: [Holder]] {
    let match = DelegatePropertyMatch(symbols: self)
    var holders: [String: [Holder]] = [:]
    for located in allTypes {
      for member in properties(of: located.declaration) {
        guard let type = member.declaration.type else { continue }
        for name in match.protocols(heldBy: type, inside: located.declaration.scope) {
          holders[name, default: []].append(Holder(type: located, property: member))
        }
      }
    }
    return holders
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
