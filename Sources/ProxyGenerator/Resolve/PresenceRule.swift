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
    provided.members.filter { $0.context.accessLevel > .fileprivate }
      .compactMap { Witness($0, expansion) }
  }
}

extension ExtensionDeclaration {
  /// What the extension declares, as if a protocol required it.
  fileprivate var members: [Requirement] {
    methods.map { Requirement(context: $0.context, member: .method($0.declaration)) }
      + properties.map { Requirement(context: $0.context, member: .property($0.declaration)) }
      + initializers.map { Requirement(context: $0.context, member: .initializer($0.declaration)) }
      + subscripts.map { Requirement(context: $0.context, member: .subscripting($0.declaration)) }
  }
}
