import Diagnostics
import ProtocolModel

/// What `proxygen list` tells of one delegate protocol.
public struct ProtocolListing: Hashable, Codable, Sendable {
  public struct Row: Hashable, Codable, Sendable {
    public var location: SourceLocation
    /// The full name (`thing(_:didFinish:)`).
    public var requirement: String
    /// `required`, `optional` or `defaulted`.
    public var presence: String
    public var kind: String
    /// The observable or responder; nil when there is none.
    public var name: String?
    /// What it emits or takes.
    public var type: String?
    /// What answers when nobody else does; nil when nothing is needed or known.
    public var `default`: String?
    public var reason: String
  }

  public var location: SourceLocation
  public var `protocol`: String
  public var parent: String
  public var property: String
  /// How the parent was found: `property`, `sender` or `declared`.
  public var parentOrigin: String
  public var proxy: String
  /// In the order of the proxy: inherited requirements first.
  public var requirements: [Row]

  /// - Parameter style: what the names and types are of.
  public init(_ named: NamedProtocol, style: Style) {
    let resolved = named.classified.resolved
    location = resolved.declaration.context.location
    `protocol` = resolved.declaration.qualifiedName
    parent = resolved.parent.type
    property = resolved.parent.property.name
    parentOrigin = resolved.parent.origin.rawValue
    proxy = named.proxy
    requirements = RequirementBuilder.all(of: named, style: style).map(Row.init)
  }
}

extension ProtocolListing.Row {
  fileprivate init(_ builder: RequirementBuilder) {
    let classified = builder.classified
    location = classified.requirement.context.location
    requirement = classified.requirement.fullName
    presence = classified.resolved.presence.name
    kind = classified.kind.name
    name = builder.member
    type = builder.member == nil ? nil : builder.responderType
    `default` = Self.fallback(classified.kind)
    reason = classified.reason
  }

  private static func fallback(_ kind: Kind) -> String? {
    switch kind {
    case .answer(let fallback), .computedAnswer(let fallback), .state(let fallback),
      .forwardedOnly(_, let fallback):
      fallback?.expression
    case .keyedAnswer(_, let fallback): fallback?.expression
    case .decision(_, .arguments(let arguments)):
      "(" + arguments.map(\.expression).joined(separator: ", ") + ")"
    case .decision(_, .statement(let statement)): statement
    case .decision(_, nil): nil
    case .interceptableEvent, .event, .unsupported: nil
    }
  }
}
