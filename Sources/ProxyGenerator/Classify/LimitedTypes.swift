import ProtocolModel

/// Which types of a requirement may exist, or be used without a warning, only where the requirement itself does. What has no
/// `@available` of its own, such as a stored property, can't name them.
public struct LimitedTypes: Hashable, Codable, Sendable {
  /// Parameters, by index.
  public var parameters: Set<Int> = []
  /// What the requirement returns, or the type of a property.
  public var result = false
  /// Whether older systems lack the requirement, and may lack the types with it.
  public var isNews = false

  /// Nothing is limited.
  public init() {}

  /// A requirement that is there everywhere can't speak of types that aren't, so it has none.
  init(of resolved: ResolvedRequirement, in owner: ResolvedProtocol, knowledge: TypeKnowledge) {
    let context = resolved.requirement.context
    let availability = Availability(context, inside: owner.availability)
    guard availability.isNews || availability.isDeprecated else { return }
    isNews = availability.isNews
    let scope = owner.declaration.scope
    func isLimited(_ type: TypeReference?) -> Bool {
      type.map { knowledge.mayBeLimited($0, inside: scope) } ?? false
    }
    switch resolved.requirement.member {
    case .method(let method):
      parameters = Set(method.parameters.indices.filter { isLimited(method.parameters[$0].type) })
      result = isLimited(method.returnType)
    case .property(let property): result = isLimited(property.type)
    case .initializer, .subscripting, .associatedType: break
    }
  }
}
