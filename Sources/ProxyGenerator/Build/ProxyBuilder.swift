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
    let members = requirements.flatMap(\.memberContexts)
    let resolved = named.classified.resolved
    let declaration = resolved.declaration
    let access = OutputAccess(resolved)
    let delegate = resolved.parent.origin == .none ? "forwardee" : "delegate"
    let isAlone = resolved.parent.origin == .none
    return ProxyContext(
      template: "\(style.name)/\(isAlone ? "standalone" : "proxy")",
      isStandalone: isAlone, isNSObject: resolved.isObjectiveC || resolved.isNSObjectProtocol,
      isShared: resolved.isShared,
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
      hiddenAttributes: resolved.availability.map(\.text).filter { !$0.hasPrefix("@_spi") },
      isIsolated: resolved.parent.globalActor != nil,
      isolation: resolved.parent.globalActor.map { "@\($0) " } ?? "",
      conformancePrefix: resolved.parent.globalActor == nil ? "" : "@preconcurrency ",
      moreConformances: moreConformances,
      property: property, hasStorage: !storage.isEmpty, storage: storage,
      hasSubjects: storage.contains(where: \.isSubject),
      gate: gate(requirements),
      runtime: resolved.isObjectiveC ? .init(forwardee: forwardeeObject) : nil,
      bodies: bodies(requirements), accessor: Word.escaped(named.accessor),
      setter: named.setter, proxyAccessor: named.proxyAccessor,
      retainsForwardee: declaration.context.has(.retain),
      holdsForwardee: !resolved.isClassBound || declaration.context.has(.retain)
        || resolved.parent.property.isStrong,
      isNSObjectProtocol: resolved.isNSObjectProtocol, isClassBound: resolved.isClassBound,
      forwardeeIdentity: resolved.isClassBound ? delegate : "(\(delegate) as AnyObject)",
      isUsable: !members.isEmpty, event: event,
      eventGroup: group("Events", of: members) { $0.event != nil },
      responderGroup: group("Responders", of: members) { $0.event == nil },
      members: members)
  }

  // MARK: All events and all responders

  private var event: ProxyContext.Event? {
    let emitted = named.classified.requirements.filter {
      if $0.announcement != nil { return true }
      return if case .event = $0.kind { true } else { false }
    }
    return emitted.isEmpty
      ? nil
      : .init(
        type: "\(stem)Event", isSendable: emitted.allSatisfy(\.hasSendablePayload))
  }

  private var stem: String { ProxyName(resolved: named.classified.resolved, style: style).stem }

  private func group(
    _ sort: String, of members: [MemberContext], _ isMember: (MemberContext) -> Bool
  ) -> GroupContext? {
    guard members.contains(where: isMember) else { return nil }
    let parent = named.classified.resolved.parent
    return GroupContext(
      type: stem + sort, accessor: groupAccessor(sort),
      takesIsolation: parent.origin != .none && parent.globalActor == nil)
  }

  /// The protocol's own members come first in a delegate that has no parent.
  private func groupAccessor(_ sort: String) -> String {
    guard named.classified.resolved.parent.origin == .none else { return named.accessor + sort }
    let name = Word.lowerCamel(sort)
    let isTaken = named.classified.requirements.contains {
      $0.requirement.fullName.split(separator: "(").first.map(String.init) == name
    }
    return isTaken ? "delegate\(sort)" : name
  }

  private func gate(_ requirements: [RequirementBuilder]) -> ProxyContext.Gate? {
    let gated = requirements.filter(\.isGated)
    let cases = gated.compactMap(\.gateCase)
    guard !cases.isEmpty else { return nil }
    return ProxyContext.Gate(
      hasEvents: gated.contains(where: \.hasGatedEvent),
      forwardee: forwardeeObject,
      namesDeprecated: gated.contains { Availability($0.context).isDeprecated },
      hasPlainCases: cases.contains { $0.availability == nil }, cases: cases)
  }

  /// What every proxy is, or says with its class.
  private static let conformedToAnyway: Set<String> = ["NSObjectProtocol", "Sendable"]

  private var forwardeeObject: String {
    named.classified.resolved.isNSObjectProtocol
      ? "forwardToDelegate()" : "(forwardToDelegate() as? NSObjectProtocol)"
  }

  private var moreConformances: String {
    let resolved = named.classified.resolved
    guard resolved.isSendable else { return "" }
    let hasSuperclass =
      resolved.isObjectiveC || resolved.isNSObjectProtocol
      || style.library == .rxCocoa && resolved.parent.origin != .none
    let isFirst = !hasSuperclass
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
