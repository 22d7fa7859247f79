import ProtocolModel

extension TypeKnowledge {
  /// Whether values of the type are `Sendable` for certain. A type that nobody knows is not.
  func isSendable(_ type: TypeReference, inside scope: [String]) -> Bool {
    isSendable(expanded: expanded(type, inside: scope), inside: scope)
  }

  private func isSendable(expanded type: TypeReference, inside scope: [String]) -> Bool {
    // A closure on a global actor is Sendable in the Swift 6 language mode alone (SE-0434).
    if type.hasAttribute("Sendable") { return true }
    switch type.bare {
    case .array(let element), .optional(let element), .implicitlyUnwrapped(let element):
      return isSendable(expanded: element, inside: scope)
    case .dictionary(let key, let value):
      return isSendable(expanded: key, inside: scope) && isSendable(expanded: value, inside: scope)
    case .tuple(let elements):
      return elements.allSatisfy { isSendable(expanded: $0.type, inside: scope) }
    case .composition(let types):
      return types.contains { isSendable(expanded: $0, inside: scope) }
    case .existential(let type): return isSendableExistential(type, inside: scope)
    case .named(let name, let arguments) where KnownTypes.sendableIfArgumentsAre.contains(name):
      return arguments.allSatisfy { isSendable(expanded: $0, inside: scope) }
    case let type: return isSendableName(type, inside: scope)
    }
  }

  private func isSendableName(_ type: TypeReference, inside scope: [String]) -> Bool {
    guard let name = type.qualifiedName else { return false }
    if symbols.lookUpProtocol(name, inside: scope) != nil {
      return isSendableExistential(type, inside: scope)
    }
    guard let declaration = symbols.lookUpType(name, inside: scope)?.declaration else {
      let plain = name.split(separator: ".").last.map(String.init) ?? name
      return KnownTypes.sendable.contains(plain)
        || KnownPairs.globalActor(ofTypeNamed: plain) != nil && !UnsendableTypes.contains(plain)
    }
    return isSendable(declaration)
  }

  private func isSendableExistential(_ type: TypeReference, inside scope: [String]) -> Bool {
    type.parts.contains { part in
      guard let name = part.core.qualifiedName else { return false }
      if ["Error", "Sendable", "Actor"].contains(name) { return true }
      guard let found = symbols.lookUpProtocol(name, inside: scope)?.declaration else {
        return false
      }
      // A global actor makes a class Sendable, but not a protocol (SE-0316).
      return InheritedProtocols(symbols: symbols).of(found).contains { inherited in
        inherited.declaration.inheritedTypes.flatMap(\.parts)
          .contains { Self.sendableMarks.contains($0.core.qualifiedName ?? "") }
      }
    }
  }

  private static let sendableMarks: Set<String> = ["Sendable", "Error", "Actor"]

  private func isSendable(_ declaration: TypeDeclaration) -> Bool {
    let isIsolated = symbols.globalActor(of: declaration, isCertain: true) != nil
    if declaration.kind == .actor || isIsolated { return true }
    guard declaration.genericParameters.isEmpty else { return false }
    let extensions = (symbols.extensions[declaration.qualifiedName] ?? [])
      .filter { $0.whereClause == nil }
    let conformances = declaration.inheritedTypes + extensions.flatMap(\.inheritedTypes)
    let declares = conformances.map { expanded($0, inside: declaration.enclosingTypes) }
      .flatMap(\.parts).contains { Self.sendableMarks.contains($0.qualifiedName ?? "") }
    // The compiler infers it for enums that other modules don't see; of a struct we don't know every part.
    let level = symbols.accessLevel(of: declaration.context, inside: declaration.enclosingTypes)
    return switch declaration.kind {
    case .enum(hasPayload: false): declares || level < .public
    default: declares
    }
  }
}
