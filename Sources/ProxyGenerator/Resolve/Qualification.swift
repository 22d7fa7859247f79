import ProtocolModel

/// Names that mean something only inside the protocol's surroundings, made to mean the same anywhere in the module.
struct Qualification {
  let symbols: SymbolTable
  let scope: [String]

  /// `Camera` inside `Map` becomes `Map.Camera` when `Map` declares it.
  func applied(to type: TypeReference) -> TypeReference {
    guard !scope.isEmpty else { return type }
    return type.mappingNames { name in
      let head = name.split(separator: ".").first.map(String.init) ?? name
      let qualified =
        symbols.lookUpType(head, inside: scope)?.declaration.qualifiedName
        ?? symbols.lookUpProtocol(head, inside: scope)?.declaration.qualifiedName
      return qualified.map { $0 + name.dropFirst(head.count) } ?? name
    }
  }

  func applied(to parameters: [Parameter]) -> [Parameter] {
    parameters.map { parameter in
      var parameter = parameter
      parameter.type = applied(to: parameter.type)
      return parameter
    }
  }

  func applied(to requirement: Requirement) -> Requirement {
    var requirement = requirement
    switch requirement.member {
    case .method(var method):
      method.parameters = applied(to: method.parameters)
      method.returnType = method.returnType.map(applied)
      requirement.member = .method(method)
    case .property(var property):
      property.type = property.type.map(applied)
      requirement.member = .property(property)
    case .subscripting(var subscripting):
      subscripting.parameters = applied(to: subscripting.parameters)
      subscripting.returnType = applied(to: subscripting.returnType)
      requirement.member = .subscripting(subscripting)
    case .initializer, .associatedType: break
    }
    return requirement
  }
}

extension TypeReference {
  /// The same type with every leading name replaced by what `rename` makes of it.
  func mappingNames(_ rename: (String) -> String) -> TypeReference {
    func map(_ type: TypeReference) -> TypeReference { type.mappingNames(rename) }
    func map(_ element: TupleElement) -> TupleElement {
      var element = element
      element.type = map(element.type)
      return element
    }
    switch self {
    case .named(let name, let arguments): return .named(rename(name), arguments: arguments.map(map))
    case .member(let base, let name, let arguments):
      return .member(map(base), name, arguments: arguments.map(map))
    case .optional(let type): return .optional(map(type))
    case .implicitlyUnwrapped(let type): return .implicitlyUnwrapped(map(type))
    case .array(let type): return .array(map(type))
    case .dictionary(let key, let value): return .dictionary(key: map(key), value: map(value))
    case .tuple(let elements): return .tuple(elements.map(map))
    case .parenthesized(let type): return .parenthesized(map(type))
    case .function(var function):
      function.parameters = function.parameters.map(map)
      function.result = map(function.result)
      return .function(function)
    case .composition(let types): return .composition(types.map(map))
    case .existential(let type): return .existential(map(type))
    case .opaque(let type): return .opaque(map(type))
    case .metatype(let type, let suffix): return .metatype(map(type), suffix: suffix)
    case .attributed(let specifiers, let attributes, let type):
      return .attributed(specifiers: specifiers, attributes: attributes, map(type))
    case .other: return self
    }
  }
}
