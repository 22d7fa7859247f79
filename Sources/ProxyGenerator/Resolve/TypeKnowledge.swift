import ProtocolModel

/// What is known of the types that a protocol mentions: from the standard library and Foundation by name, from
/// the inputs by declaration.
struct TypeKnowledge: Sendable {
  let symbols: SymbolTable

  /// The type behind aliases that the inputs declare.
  func resolvingAliases(_ type: TypeReference, inside scope: [String]) -> TypeReference {
    var current = type
    // An alias chain longer than this is a cycle.
    for _ in 0..<16 {
      guard let name = current.bare.qualifiedName,
        case .alias(let target) = symbols.lookUpType(name, inside: scope)?.declaration.kind
      else { return current }
      current = target
    }
    return current
  }

  /// The closure type that a parameter takes, also behind an alias or an optional.
  func functionType(of type: TypeReference, inside scope: [String]) -> TypeReference.FunctionType? {
    switch resolvingAliases(type, inside: scope).bare {
    case .function(let function): function
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped):
      functionType(of: wrapped, inside: scope)
    default: nil
    }
  }

  /// Whether the type is a class, `NSObject` and its like included.
  func isClass(_ type: TypeReference, inside scope: [String]) -> Bool {
    guard let name = resolvingAliases(type, inside: scope).bare.qualifiedName else { return false }
    switch symbols.lookUpType(name, inside: scope)?.declaration.kind {
    case .class, .actor: return true
    case .struct, .enum, .alias: return false
    case nil: return KnownTypes.classes.contains(name)
    }
  }
}

extension TypeKnowledge {
  /// Whether values of the type are Hashable for certain, and values rather than objects: what makes a good
  /// key of an answer table.
  func isHashableValue(_ type: TypeReference, inside scope: [String]) -> Bool {
    switch resolvingAliases(type, inside: scope).bare {
    case .array(let element): return isHashableValue(element, inside: scope)
    case .optional(let wrapped): return isHashableValue(wrapped, inside: scope)
    case .dictionary(let key, let value):
      return isHashableValue(key, inside: scope) && isHashableValue(value, inside: scope)
    case .named(let name, let arguments) where KnownTypes.hashableIfArgumentsAre.contains(name):
      return arguments.allSatisfy { isHashableValue($0, inside: scope) }
    case let type:
      guard let name = type.qualifiedName else { return false }
      guard let declaration = symbols.lookUpType(name, inside: scope)?.declaration else {
        return KnownTypes.hashableValues.contains(name)
      }
      return isHashableValue(declaration)
    }
  }

  private func isHashableValue(_ declaration: TypeDeclaration) -> Bool {
    let conformances =
      declaration.inheritedTypes
      + (symbols.extensions[declaration.qualifiedName] ?? []).flatMap(\.inheritedTypes)
    let declares = conformances.contains { ["Hashable", "OptionSet"].contains($0.qualifiedName) }
    return switch declaration.kind {
    case .enum(let hasPayload): declares || !hasPayload
    case .struct: declares
    case .class, .actor, .alias: false
    }
  }

  /// Whether the type is a value for certain, so that one table entry can answer many calls.
  func isValue(_ type: TypeReference, inside scope: [String]) -> Bool {
    switch resolvingAliases(type, inside: scope).bare {
    case .array(let element), .optional(let element): return isValue(element, inside: scope)
    case .dictionary(let key, let value):
      return isValue(key, inside: scope) && isValue(value, inside: scope)
    case .tuple(let elements): return elements.allSatisfy { isValue($0.type, inside: scope) }
    case .named(let name, let arguments) where KnownTypes.hashableIfArgumentsAre.contains(name):
      return arguments.allSatisfy { isValue($0, inside: scope) }
    case let type:
      guard let name = type.qualifiedName else { return false }
      switch symbols.lookUpType(name, inside: scope)?.declaration.kind {
      case .struct, .enum: return true
      case .class, .actor, .alias: return false
      case nil: return KnownTypes.hashableValues.contains(name)
      }
    }
  }
}
