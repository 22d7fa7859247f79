import ProtocolModel

extension TypeReference {
  /// The same type with every leading name replaced by what `rename` makes of it.
  func mappingNames(_ rename: (String) -> String) -> TypeReference {
    replacing { type in
      guard case .named(let name, let arguments) = type else { return nil }
      let new = rename(name)
      if arguments.isEmpty, new == name { return type }
      return .named(new, arguments: arguments.map { $0.mappingNames(rename) })
    }
  }

  /// The same type with every part, from the outside in, for which `replacement` gives one replaced by it.
  func replacing(_ replacement: (TypeReference) -> TypeReference?) -> TypeReference {
    if let replaced = replacement(self) { return replaced }
    func map(_ type: TypeReference) -> TypeReference { type.replacing(replacement) }
    switch self {
    case .named(_, let arguments) where arguments.isEmpty: return self
    case .named(let name, let arguments): return .named(name, arguments: arguments.map(map))
    case .member(let base, let name, let arguments):
      return .member(map(base), name, arguments: arguments.map(map))
    case .optional(let type): return .optional(map(type))
    case .implicitlyUnwrapped(let type): return .implicitlyUnwrapped(map(type))
    case .array(let type): return .array(map(type))
    case .dictionary(let key, let value): return .dictionary(key: map(key), value: map(value))
    case .tuple(let elements): return .tuple(elements.map { $0.mappingType(map) })
    case .parenthesized(let type): return .parenthesized(map(type))
    case .function(let function): return .function(function.mappingTypes(map))
    case .composition(let types): return .composition(types.map(map))
    case .existential(let type): return .existential(map(type))
    case .opaque(let type): return .opaque(map(type))
    case .metatype(let type, let suffix): return .metatype(map(type), suffix: suffix)
    case .attributed(let specifiers, let attributes, let type):
      return .attributed(specifiers: specifiers, attributes: attributes, map(type))
    case .other: return self
    }
  }

  /// Whether the type has a part like that, itself included.
  func contains(where isWanted: (TypeReference) -> Bool) -> Bool {
    var isFound = false
    _ = replacing { part in
      isFound = isFound || isWanted(part)
      return isFound ? part : nil
    }
    return isFound
  }
}

extension TypeReference.TupleElement {
  fileprivate func mappingType(_ map: (TypeReference) -> TypeReference) -> Self {
    var element = self
    element.type = map(type)
    return element
  }
}

extension TypeReference.FunctionType {
  fileprivate func mappingTypes(_ map: (TypeReference) -> TypeReference) -> Self {
    Self(
      parameters: parameters.map { $0.mappingType(map) }, effects: effects.mappingTypes(map),
      result: map(result))
  }
}

extension Effects {
  func mappingTypes(_ map: (TypeReference) -> TypeReference) -> Effects {
    guard case .typed(let type) = throwing else { return self }
    return Effects(isAsync: isAsync, throwing: .typed(map(type)))
  }
}
