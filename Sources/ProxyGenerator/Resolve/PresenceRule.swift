import ProtocolModel

/// Whether a delegate may leave a requirement out.
struct PresenceRule {
  let symbols: SymbolTable
  /// The protocol and what it inherits.
  let family: [ProtocolDeclaration]

  func presence(
    of requirement: Requirement, in declaration: ProtocolDeclaration
  ) -> ResolvedRequirement.Presence {
    if requirement.context.hasModifier("optional") { return .optional }
    // The runtime never finds an extension's method, so a default body of an @objc protocol counts for nothing.
    if declaration.context.hasAttribute("objc") { return .required }
    let wanted = Witness(requirement, AliasExpansion(symbols: symbols, scope: declaration.scope))
    return wanted.map(hasDefaultBody) ?? false ? .defaulted : .required
  }

  private func hasDefaultBody(_ wanted: Witness) -> Bool {
    family.contains { declaration in
      let expansion = AliasExpansion(symbols: symbols, scope: declaration.scope)
      return (symbols.extensions[declaration.qualifiedName] ?? []).contains { provided in
        provided.whereClause == nil && provided.context.accessLevel > .fileprivate
          && witnesses(in: provided, expansion).contains { $0.serves(wanted) }
      }
    }
  }

  private func witnesses(
    in provided: ExtensionDeclaration, _ expansion: AliasExpansion
  ) -> [Witness] {
    let members =
      provided.methods.map { Requirement(context: $0.context, member: .method($0.declaration)) }
      + provided.properties.map {
        Requirement(context: $0.context, member: .property($0.declaration))
      }
    return members.filter { $0.context.accessLevel > .fileprivate }
      .compactMap { Witness($0, expansion) }
  }
}

/// What decides whether a member of an extension can stand for a requirement.
private struct Witness {
  var fullName: String
  var isStatic: Bool
  /// Parameter types and result, aliases written out.
  var types: [String]
  var isAsync: Bool
  var isThrowing: Bool
  var isSettable: Bool
  var conditions: [Condition]

  /// Nil for a member that no extension of the inputs is searched for.
  init?(_ member: Requirement, _ expansion: AliasExpansion) {
    fullName = member.fullName
    isStatic = member.isStatic
    conditions = member.context.conditions
    let qualification = Qualification(symbols: expansion.symbols, scope: expansion.scope)
    func text(_ type: TypeReference) -> String {
      expansion.expanded(qualification.applied(to: type)).comparable.description
    }
    switch member.member {
    case .method(let method):
      let result = method.returnType.flatMap { $0.isVoid ? nil : text($0) } ?? "Void"
      types = method.parameters.map { text($0.type) } + [result]
      (isAsync, isThrowing) = (method.effects.isAsync, method.effects.throwing != .never)
      isSettable = false
    case .property(let property):
      types = property.type.map { [text($0)] } ?? []
      let effects = property.accessors.map(\.effects)
      isAsync = effects.contains(where: \.isAsync)
      isThrowing = effects.contains { $0.throwing != .never }
      isSettable = property.isSettable
    case .initializer, .subscripting, .associatedType: return nil
    }
  }

  /// A body may have fewer effects than the requirement, and exist more often; the type of a property may be left to
  /// its value.
  func serves(_ wanted: Witness) -> Bool {
    fullName == wanted.fullName && isStatic == wanted.isStatic
      && (types == wanted.types || types.isEmpty)
      && (!isAsync || wanted.isAsync) && (!isThrowing || wanted.isThrowing)
      && (isSettable || !wanted.isSettable)
      && conditions.allSatisfy(wanted.conditions.contains)
  }
}

extension TypeReference {
  /// Without what Swift looks past when it finds a witness: `any`, parentheses, `!` for `?`.
  fileprivate var comparable: TypeReference {
    replacing { type in
      switch type {
      case .existential(let type), .parenthesized(let type): type.comparable
      case .implicitlyUnwrapped(let type): .optional(type.comparable)
      default: nil
      }
    }
  }
}
