import ProtocolModel

/// Names that mean something only inside the protocol's surroundings, made to mean the same anywhere in the module.
struct Qualification {
  let symbols: SymbolTable
  let scope: [String]
  /// Names that mean something else here: a method's generic parameters.
  var shadowed: Set<String> = []

  /// `Camera` inside `Map` becomes `Map.Camera` when `Map` declares it.
  func applied(to type: TypeReference) -> TypeReference {
    scope.isEmpty ? type : type.mappingNames(qualified)
  }

  /// As a requirement's signature has it: an alias for an optional is written out as well.
  func appliedInSignature(to type: TypeReference) -> TypeReference {
    applied(to: AliasExpansion(symbols: symbols, scope: scope).showingOptional(type))
  }

  private func qualified(_ name: String) -> String {
    let head = name.split(separator: ".").first.map(String.init) ?? name
    guard !shadowed.contains(head) else { return name }
    // A type of the inputs, which the back-ticks keep from being taken for nothing at all.
    if name == "Void", symbols.types[name] != nil { return "`Void`" }
    let qualified =
      symbols.lookUpType(head, inside: scope)?.declaration.qualifiedName
      ?? symbols.lookUpProtocol(head, inside: scope)?.declaration.qualifiedName
    return qualified.map { $0 + name.dropFirst(head.count) } ?? name
  }

  /// The same for source text that is no more than names and punctuation, such as a `where` clause.
  func applied(toText text: String) -> String {
    guard !scope.isEmpty else { return text }
    var result = ""
    var rest = Substring(text)
    while let character = rest.first {
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if word.isEmpty {
        result.append(character)
        rest.removeFirst()
      } else {
        result += result.last == "." ? String(word) : qualified(String(word))
        rest = rest.dropFirst(word.count)
      }
    }
    return result
  }
}

// MARK: Requirements

extension Qualification {
  func applied(to requirement: Requirement) -> Requirement {
    var requirement = requirement
    switch requirement.member {
    case .method(let method): requirement.member = .method(applied(to: method))
    case .property(var property):
      property.type = property.type.map(appliedInSignature)
      property.accessors = property.accessors.map(applied)
      requirement.member = .property(property)
    case .subscripting(let subscripting):
      requirement.member = .subscripting(applied(to: subscripting))
    case .initializer, .associatedType: break
    }
    return requirement
  }

  private func applied(to accessor: Property.Accessor) -> Property.Accessor {
    var accessor = accessor
    accessor.effects = accessor.effects.mappingTypes(applied)
    return accessor
  }

  private func applied(to subscripting: Subscript) -> Subscript {
    let inner = shadowing(subscripting.genericParameters)
    var subscripting = subscripting
    subscripting.genericParameters = subscripting.genericParameters.map(inner.applied)
    subscripting.parameters = inner.applied(to: subscripting.parameters)
    subscripting.returnType = inner.appliedInSignature(to: subscripting.returnType)
    subscripting.accessors = subscripting.accessors.map(inner.applied)
    subscripting.whereClause = subscripting.whereClause.map(inner.applied(toText:))
    return subscripting
  }

  private func shadowing(_ parameters: [GenericParameter]) -> Qualification {
    var inner = self
    inner.shadowed.formUnion(parameters.map(\.name))
    return inner
  }

  private func applied(to parameter: GenericParameter) -> GenericParameter {
    GenericParameter(text: applied(toText: parameter.text), name: parameter.name)
  }

  private func applied(to method: Method) -> Method {
    let inner = shadowing(method.genericParameters)
    var method = method
    method.genericParameters = method.genericParameters.map(inner.applied)
    method.parameters = inner.applied(to: method.parameters)
    method.effects = method.effects.mappingTypes(inner.applied)
    method.returnType = method.returnType.map(inner.appliedInSignature)
    method.whereClause = method.whereClause.map(inner.applied(toText:))
    return method
  }

  private func applied(to parameters: [Parameter]) -> [Parameter] {
    parameters.map { parameter in
      var parameter = parameter
      parameter.type = appliedInSignature(to: parameter.type)
      return parameter
    }
  }
}
