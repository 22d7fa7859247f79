import ProtocolModel

/// Named protocol → what a style's `proxy.mustache` sees.
struct ProxyBuilder {
  let named: NamedProtocol
  let style: Style

  func build() -> ProxyContext {
    let requirements = zip(named.classified.requirements, named.members).map {
      RequirementBuilder(named: named, classified: $0, member: $1, style: style)
    }
    let storage = requirements.flatMap(\.storage)
    let resolved = named.classified.resolved
    let declaration = resolved.declaration
    let access = OutputAccess(resolved)
    let bodies = bodies(requirements)
    let delegate = resolved.parent.origin == .none ? "forwardee" : "delegate"
    let isAlone = resolved.parent.origin == .none
    return ProxyContext(
      template: "\(style.name)/\(isAlone ? "standalone" : "proxy")",
      isAlone: isAlone, isNSObject: resolved.isObjectiveC || resolved.isNSObjectProtocol,
      isObjectiveC: resolved.isObjectiveC, isShared: resolved.isShared,
      condition: SourceText.condition(resolved.conditions),
      className: named.proxy, parentType: resolved.parent.type,
      parentName: Word.escaped(named.parent),
      delegateType: "any "
        + ([declaration.qualifiedName] + resolved.companions).joined(separator: " & "),
      protocolName: ([declaration.qualifiedName]
        + resolved.companions.filter { !Self.conformedToAnyway.contains($0) })
        .joined(separator: ", "),
      access: access.member,
      classAccess: access.classModifier,
      attributes: resolved.availability.map(\.text),
      proxyAttributes: resolved.availability.filter { $0.name != "_spi" }.map(\.text),
      isolation: resolved.parent.globalActor.map { "@\($0) " } ?? "",
      conformancePrefix: resolved.parent.globalActor == nil ? "" : "@preconcurrency ",
      moreConformances: moreConformances,
      property: property, hasStorage: !storage.isEmpty, storage: storage,
      hasSubjects: storage.contains(where: \.isSubject),
      usesReplay: storage.contains { $0.replay != nil },
      usesOnce: bodies.contains { $0.once != nil },
      gate: gate(requirements), bodies: bodies, accessor: Word.escaped(named.accessor),
      setter: named.setter, proxyAccessor: named.proxyAccessor,
      retainsForwardee: declaration.context.has(.retain),
      isNSObjectProtocol: resolved.isNSObjectProtocol, isClassBound: resolved.isClassBound,
      forwardeeIdentity: resolved.isClassBound ? delegate : "(\(delegate) as AnyObject)",
      members: requirements.flatMap(\.memberContexts))
  }

  private func gate(_ requirements: [RequirementBuilder]) -> ProxyContext.Gate? {
    let gated = requirements.filter(\.isGated)
    let cases = gated.compactMap(\.gateCase)
    guard !cases.isEmpty else { return nil }
    return ProxyContext.Gate(
      hasEvents: gated.contains(where: \.hasGatedEvent),
      forwardee: named.classified.resolved.isNSObjectProtocol
        ? "forwardToDelegate()" : "(forwardToDelegate() as? NSObjectProtocol)",
      namesDeprecated: gated.contains { Availability($0.context).isDeprecated },
      hasPlainCases: cases.contains { $0.availability == nil }, cases: cases)
  }

  /// What every proxy is, or says with its class.
  private static let conformedToAnyway: Set<String> = ["NSObjectProtocol", "Sendable"]

  private var moreConformances: String {
    let resolved = named.classified.resolved
    guard resolved.isSendable else { return "" }
    let isFirst =
      (style.library == .none || resolved.parent.origin == .none) && !resolved.isObjectiveC
      && !resolved.isNSObjectProtocol
    return (isFirst ? ":" : ",") + " @unchecked Sendable"
  }

  private func bodies(_ requirements: [RequirementBuilder]) -> [BodyContext] {
    var bodies = requirements.compactMap(\.body)
    if !bodies.isEmpty { bodies[0].isFirst = true }
    return bodies
  }

  private var property: ProxyContext.Property {
    let parent = named.classified.resolved.parent
    return .init(
      getter: parent.property.getter, setter: parent.property.setter,
      conformance: style.library == .rxCocoa && parent.mayConform ? conformance : nil)
  }

  private var conformance: ProxyContext.Property.Conformance? {
    let parent = named.classified.resolved.parent
    return DelegateRole(property: parent.property.name).map { role in
      .init(
        name: role.conformance, associatedType: role.associatedType,
        access: SourceText.access(parent.accessLevel ?? .internal))
    }
  }
}
