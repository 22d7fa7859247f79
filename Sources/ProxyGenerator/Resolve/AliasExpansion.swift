import ProtocolModel

/// Types with the aliases that the inputs declare written out.
///
/// An alias that contains itself stays where it would begin again, and so does what is left when a type has
/// had a fair number of aliases written out: hostile aliases grow without end.
struct AliasExpansion {
  let symbols: SymbolTable
  /// The types that names are looked up in.
  let scope: [String]

  /// With every alias written out, and the names of well-known modules left out (`Swift.Int` is `Int`).
  func expanded(_ type: TypeReference) -> TypeReference {
    var state = State()
    return expanded(type, &state)
  }

  /// With the alias for an optional written out, inside attributes and parentheses too: whether a type is an
  /// optional must be seen by everybody who writes code for it.
  func showingOptional(_ type: TypeReference) -> TypeReference {
    switch type {
    case .attributed(let specifiers, let attributes, let type):
      return .attributed(
        specifiers: specifiers, attributes: attributes, showingOptional(type))
    case .parenthesized(let type): return .parenthesized(showingOptional(type))
    default:
      let target = target(of: type)
      return target.unwrapped == nil ? type : target
    }
  }

  /// What a chain of aliases ends in, without a look inside.
  private func target(of type: TypeReference) -> TypeReference {
    var current = type
    var seen: Set<String> = []
    while let alias = alias(current), seen.insert(alias.name).inserted { current = alias.target }
    return current
  }

  private struct State {
    var remaining = 32
    var active: Set<String> = []
  }

  private func expanded(_ type: TypeReference, _ state: inout State) -> TypeReference {
    var current = state
    let result = type.replacing { part in
      if case .member(.named(let module, []), let name, let arguments) = part, isKnown(module) {
        return .named(name, arguments: arguments.map { expanded($0, &current) })
      }
      guard current.remaining > 0, let alias = alias(part), !current.active.contains(alias.name)
      else { return nil }
      current.remaining -= 1
      current.active.insert(alias.name)
      defer { current.active.remove(alias.name) }
      return expanded(alias.target, &current)
    }
    state = current
    return result
  }

  /// The alias that a plain name means, with its target as it reads anywhere.
  private func alias(_ type: TypeReference) -> (name: String, target: TypeReference)? {
    guard let name = type.plainName, let found = symbols.lookUpType(name, inside: scope),
      case .alias(let target) = found.declaration.kind,
      found.declaration.genericParameters.isEmpty
    else { return nil }
    let qualification = Qualification(symbols: symbols, scope: found.declaration.enclosingTypes)
    return (found.declaration.qualifiedName, qualification.applied(to: target))
  }

  /// Whether the name is that of a module whose types are known by name.
  private func isKnown(_ module: String) -> Bool {
    KnownTypes.modules.contains(module) && symbols.types[module] == nil
  }
}

extension TypeReference {
  /// `Foo.Bar` for a plain name without generic arguments.
  fileprivate var plainName: String? {
    switch self {
    case .named(let name, []): name
    case .member(let base, let name, []): base.plainName.map { "\($0).\(name)" }
    default: nil
    }
  }
}
