import ProtocolModel

/// Whether a parent may be made to conform to RxCocoa's `HasDelegate` or `HasDataSource`.
struct ParentConformanceRule {
  let symbols: SymbolTable

  func mayConform(_ candidate: ParentCandidate) -> Bool {
    let type = candidate.type.declaration
    guard let role = DelegateRole(property: candidate.property.declaration.name) else {
      return false
    }
    return candidate.type.file.module == nil && candidate.isPlain
      && symbols.lookUpProtocol(role.conformance) == nil
      && symbols.lookUpType(role.conformance) == nil
      && type.context.conditions == candidate.property.context.conditions
      && isPlainOptional(candidate.property.declaration.type)
      && isAsVisibleAsItsType(candidate)
      && symbols.globalActor(of: type) == nil
      && !declares(role, symbols.superclasses(of: type.qualifiedName))
  }

  /// A public class can meet a public protocol with public members only.
  private func isAsVisibleAsItsType(_ candidate: ParentCandidate) -> Bool {
    candidate.property.context.accessLevel
      >= min(candidate.type.declaration.context.accessLevel, .public)
  }

  /// `P?`, not `P!` and not a composition.
  private func isPlainOptional(_ type: TypeReference?) -> Bool {
    guard case .optional(let wrapped) = type?.bare else { return false }
    return wrapped.core.qualifiedName != nil
  }

  /// Whether the class or a superclass conforms already, has a nested type that Swift would take for the
  /// conformance's associated type, or mentions such a type of its surroundings, which the associated type would hide.
  private func declares(
    _ role: DelegateRole, _ classes: [SymbolTable.Located<TypeDeclaration>]
  ) -> Bool {
    classes.contains { located in
      let name = located.declaration.qualifiedName
      let scope = located.declaration.scope
      let extended = symbols.extensions[name] ?? []
      let conformances = located.declaration.inheritedTypes + extended.flatMap(\.inheritedTypes)
      return conformances.contains { $0.qualifiedName == role.conformance }
        || symbols.lookUpType(role.associatedType, inside: scope) != nil
        || symbols.lookUpProtocol(role.associatedType, inside: scope) != nil
    }
  }
}
