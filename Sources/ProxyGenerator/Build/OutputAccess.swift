import ProtocolModel

/// The access level of the output: as wide as both the protocol and its parent allow.
struct OutputAccess {
  let level: AccessLevel

  init(_ resolved: ResolvedProtocol) {
    level = min(resolved.accessLevel, resolved.parent.accessLevel ?? .public)
  }

  /// What may be written on a declaration of that level: `@_spi` is for what other modules see.
  func allowed(_ attributes: [Attribute]) -> [Attribute] {
    attributes.filter { $0.name != "_spi" || level >= .public }
  }

  /// `public ` and the like, in front of members.
  var member: String { SourceText.access(level) }

  /// `open `, so that a proxy of a parent's subclass can build on it.
  var classModifier: String { level >= .public ? "open " : SourceText.access(level) }
}
