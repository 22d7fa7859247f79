import ProtocolModel

/// Whether a delegate may leave a requirement out, and what stands in for it then.
struct PresenceRule {
  let symbols: SymbolTable
  /// What extensions of the family have, by the full name, in order.
  private let provided: [String: [(member: Requirement, witness: Witness)]]

  /// - Parameter family: the protocol and what it inherits.
  init(symbols: SymbolTable, family: [ProtocolDeclaration]) {
    self.symbols = symbols
    let members = family.flatMap { declaration -> [(member: Requirement, witness: Witness)] in
      guard let extensions = symbols.extensions[declaration.qualifiedName] else { return [] }
      let expansion = AliasExpansion(symbols: symbols, scope: declaration.scope)
      return extensions.filter { provided in
        provided.whereClause == nil && provided.context.accessLevel > .fileprivate
      }.flatMap(\.members).compactMap { member in
        guard member.context.accessLevel > .fileprivate else { return nil }
        return Witness(member, expansion).map { (member, $0) }
      }
    }
    provided = Dictionary(grouping: members, by: \.witness.fullName)
  }

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
    guard let candidates = provided[requirement.fullName],
      let wanted = Witness(
        requirement, AliasExpansion(symbols: symbols, scope: declaration.scope))
    else { return [] }
    return candidates.filter { $0.witness.serves(wanted) }.map(\.member)
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
