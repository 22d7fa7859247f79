import ProtocolModel

/// Types without what Swift gives every other: `~Copyable`, `~Escapable`.
extension TypeKnowledge {
  /// Whether a value can be stored and given to several.
  func canBeKept(_ type: TypeReference, inside scope: [String]) -> Bool {
    !lacks("Copyable", type, inside: scope) && !isNonescapable(type, inside: scope)
  }

  func isNonescapable(_ type: TypeReference, inside scope: [String]) -> Bool {
    lacks("Escapable", type, inside: scope)
  }

  private func lacks(_ name: String, _ type: TypeReference, inside scope: [String]) -> Bool {
    lacks(name, expanded: expanded(type, inside: scope), inside: scope)
  }

  private func lacks(
    _ name: String, expanded type: TypeReference, inside scope: [String]
  ) -> Bool {
    type.core.parts.contains { part in
      switch part.core {
      case .other(let text): return text == "~\(name)"
      case .tuple(let elements):
        return elements.contains { lacks(name, expanded: $0.type, inside: scope) }
      case let part:
        guard let found = part.qualifiedName else { return false }
        guard let declaration = symbols.lookUpType(found, inside: scope)?.declaration else {
          return KnownTypes.lacking(name).contains(found)
        }
        return declaration.inheritedTypes.flatMap(\.parts).contains(.other("~\(name)"))
      }
    }
  }
}
