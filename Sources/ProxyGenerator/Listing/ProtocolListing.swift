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
    /// Documentation lines without comment marks.
    public var documentation: [String]
    /// What users see of it in each style that was asked for, in the order of the styles.
    public var members: [StyleMember]
    /// The way of a call, once for styles that have it in common; empty where there is none.
    var routes: [CallRoute] = []

    enum CodingKeys: String, CodingKey {
      case location, requirement, presence, kind, name, type, `default`, reason, documentation
      case members
    }
  }

  /// What one style makes of the protocol.
  public struct StyleClass: Hashable, Codable, Sendable {
    public var style: String
    /// The class that is generated.
    public var name: String
  }

  public var location: SourceLocation
  public var `protocol`: String
  public var parent: String
  public var property: String
  /// How the parent was found: `property`, `sender` or `declared`.
  public var parentOrigin: String
  /// The class that the first style makes.
  public var proxy: String
  /// In the order of the styles; those that don't serve the protocol are missing.
  public var styles: [StyleClass]
  public var documentation: [String]
  /// In the order of the proxy: inherited requirements first.
  public var requirements: [Row]

  /// - Parameter style: what the names and types are of.
  public init(_ named: NamedProtocol, style: Style) { self.init([(style, named)], first: named) }

  /// - Parameter served: what each style makes of one protocol.
  /// - Returns: nil when there is none.
  init?(_ served: [(style: Style, named: NamedProtocol)]) {
    guard let first = served.first else { return nil }
    self.init(served, first: first.named)
  }

  private init(_ served: [(style: Style, named: NamedProtocol)], first named: NamedProtocol) {
    let resolved = named.classified.resolved
    location = resolved.declaration.context.location
    `protocol` = resolved.declaration.qualifiedName
    parent = resolved.parent.type
    property = resolved.parent.property.name
    parentOrigin = resolved.parent.origin.rawValue
    styles = served.map { style, named in
      let isSubclass = style.product == .subclasses
      return StyleClass(
        style: style.name,
        name: isSubclass ? LayeredName(named, style: style).text : named.proxy)
    }
    proxy = styles.first?.name ?? named.proxy
    documentation = resolved.declaration.context.documentation
    let builders = served.map { RequirementBuilder.all(of: $1, style: $0) }
    requirements = resolved.requirements.indices.compactMap { index in
      Row(builders.compactMap { $0.indices.contains(index) ? $0[index] : nil })
    }
  }
}

extension ProtocolListing.Row {
  /// - Parameter builders: one for each style.
  fileprivate init?(_ builders: [RequirementBuilder]) {
    guard let builder = builders.first else { return nil }
    let classified = builder.classified
    location = classified.requirement.context.location
    requirement = classified.requirement.fullName
    presence = classified.resolved.presence.name
    kind = classified.kind.name
    members = builders.flatMap(StyleMember.all)
    let first = StyleMember.all(of: builder).first
    name = first?.name
    type = first?.type
    `default` = classified.kind.fallbackText
    reason = classified.reason
    documentation = classified.requirement.context.documentation
    routes = CallRoute.all(builders)
  }
}

extension Kind {
  /// What answers when nobody else does, as code; nil when nothing is needed or known.
  var fallbackText: String? {
    switch self {
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
