import ProtocolModel

/// A resolved protocol with the kind of every requirement.
public struct ClassifiedProtocol: Hashable, Codable, Sendable {
  @CopyOnWrite public var resolved: ResolvedProtocol
  /// In the order of `resolved.requirements`, none missing.
  public var requirements: [ClassifiedRequirement]
}

public struct ClassifiedRequirement: Hashable, Codable, Sendable {
  @CopyOnWrite public var resolved: ResolvedRequirement
  /// The parameter that carries the parent itself.
  public var sender: Int?
  /// The other parameters, in source order.
  public var payload: [Int]
  public var kind: Kind
  /// The name of an observable of the question, for a requirement that is answered.
  public var announcement: String?
  /// Why it is of that kind: a phrase that completes "…, because".
  public var reason: String
  /// Whether the payload is `Sendable` for certain.
  public var hasSendablePayload = true
  /// What can be named only where the requirement itself is available.
  public var limitedTypes = LimitedTypes()

  public var requirement: Requirement { resolved.requirement }
}

extension Requirement {
  /// Nil unless the requirement is a method.
  var method: Method? {
    if case .method(let method) = member { return method }
    return nil
  }
}
