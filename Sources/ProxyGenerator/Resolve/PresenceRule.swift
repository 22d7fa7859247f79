import ProtocolModel

/// Whether a delegate may leave a requirement out, and what stands in for it then.
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
    let bodies = bodies(for: requirement, in: declaration)
    guard let body = bodies.first else { return .required }
    // Which of several it is depends on the conditions of the build, or on Swift's ranking of extensions.
    return .defaulted(
      bodies.count == 1 ? body.literalBody.map(DefaultBody.literal) ?? .code : .code)
  }

  private func bodies(
    for requirement: Requirement, in declaration: ProtocolDeclaration
  ) -> [Requirement] {
    let expansion = AliasExpansion(symbols: symbols, scope: declaration.scope)
    guard let wanted = Witness(requirement, expansion) else { return [] }
    return family.flatMap { declaration in
      let expansion = AliasExpansion(symbols: symbols, scope: declaration.scope)
      return (symbols.extensions[declaration.qualifiedName] ?? []).filter { provided in
        provided.whereClause == nil && provided.context.accessLevel > .fileprivate
      }.flatMap(\.members).filter { member in
        member.context.accessLevel > .fileprivate
          && Witness(member, expansion)?.serves(wanted) ?? false
      }
    }
  }
}

extension Requirement {
  fileprivate var literalBody: String? {
    switch member {
    case .method(let method): method.literalBody
    case .property(let property): property.literalBody
    case .initializer, .subscripting, .associatedType: nil
    }
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
