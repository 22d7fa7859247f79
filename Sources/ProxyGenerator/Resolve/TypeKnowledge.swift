import ProtocolModel

/// What is known of the types that a protocol mentions: from the standard library and Foundation by name, from
/// the inputs by declaration.
struct TypeKnowledge: Sendable {
  let symbols: SymbolTable

  /// The type with the aliases that the inputs declare written out.
  func expanded(_ type: TypeReference, inside scope: [String]) -> TypeReference {
    AliasExpansion(symbols: symbols, scope: scope).expanded(type)
  }

  /// The closure type that a parameter takes, also behind an alias or an optional.
  func functionType(of type: TypeReference, inside scope: [String]) -> TypeReference.FunctionType? {
    guard case .function(let function) = expanded(type, inside: scope).core else { return nil }
    return function
  }

  /// The global actor that a closure is called on, also behind an alias or an optional.
  func globalActor(of type: TypeReference, inside scope: [String]) -> String? {
    let type = expanded(type, inside: scope)
    return type.globalActor ?? type.unwrapped.flatMap { globalActor(of: $0, inside: scope) }
  }

  /// Whether the type is a class, `NSObject` and its like included.
  func isClass(_ type: TypeReference, inside scope: [String]) -> Bool {
    isClass(expanded: expanded(type, inside: scope), inside: scope)
  }

  func isClass(expanded type: TypeReference, inside scope: [String]) -> Bool {
    guard let name = type.bare.qualifiedName else { return false }
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
    isHashableValue(expanded: expanded(type, inside: scope), inside: scope)
  }

  private func isHashableValue(expanded type: TypeReference, inside scope: [String]) -> Bool {
    switch type.bare {
    case .array(let element): return isHashableValue(expanded: element, inside: scope)
    case .optional(let wrapped): return isHashableValue(expanded: wrapped, inside: scope)
    case .dictionary(let key, let value):
      return isHashableValue(expanded: key, inside: scope)
        && isHashableValue(expanded: value, inside: scope)
    case .named(let name, let arguments) where KnownTypes.hashableIfArgumentsAre.contains(name):
      return arguments.allSatisfy { isHashableValue(expanded: $0, inside: scope) }
    case let type:
      guard let name = type.qualifiedName else { return false }
      guard let declaration = symbols.lookUpType(name, inside: scope)?.declaration else {
        return KnownTypes.hashableValues.contains(name)
      }
      return isHashableValue(declaration)
    }
  }

  private func isHashableValue(_ declaration: TypeDeclaration) -> Bool {
    // An extension with a condition makes some of the generic type's forms Hashable, not all.
    let extensions = (symbols.extensions[declaration.qualifiedName] ?? [])
      .filter { $0.whereClause == nil }
    let conformances = declaration.inheritedTypes + extensions.flatMap(\.inheritedTypes)
    let parts = conformances.map { expanded($0, inside: declaration.enclosingTypes) }
      .flatMap(\.parts)
    let declares = parts.contains { ["Hashable", "OptionSet"].contains($0.qualifiedName) }
    return switch declaration.kind {
    case .enum(let hasPayload): declares || !hasPayload
    case .struct: declares
    case .class, .actor, .alias: false
    }
  }

  /// Whether the type is a value for certain, so that one table entry can answer many calls.
  func isValue(_ type: TypeReference, inside scope: [String]) -> Bool {
    isValue(expanded: expanded(type, inside: scope), inside: scope)
  }

  private func isValue(expanded type: TypeReference, inside scope: [String]) -> Bool {
    switch type.bare {
    case .array(let element), .optional(let element):
      return isValue(expanded: element, inside: scope)
    case .dictionary(let key, let value):
      return isValue(expanded: key, inside: scope) && isValue(expanded: value, inside: scope)
    case .tuple(let elements):
      return elements.allSatisfy { isValue(expanded: $0.type, inside: scope) }
    case .named(let name, let arguments) where KnownTypes.hashableIfArgumentsAre.contains(name):
      return arguments.allSatisfy { isValue(expanded: $0, inside: scope) }
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
