import ProtocolModel

/// The access level of the output: as wide as both the protocol and its parent allow.
struct OutputAccess {
  let level: AccessLevel

  init(_ resolved: ResolvedProtocol) {
    level = min(resolved.accessLevel, resolved.parent.accessLevel ?? .public)
  }

  /// `public ` and the like, in front of members.
  var member: String { SourceText.access(level) }

  /// `open `, so that a proxy of a parent's subclass can build on it.
  var classModifier: String { level >= .public ? "open " : SourceText.access(level) }
}
