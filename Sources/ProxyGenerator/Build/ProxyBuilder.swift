import ProtocolModel

/// Named protocol → what a style's `proxy.mustache` sees.
struct ProxyBuilder {
  let named: NamedProtocol
  let style: Style

  func build() -> ProxyContext {
    let requirements = RequirementBuilder.all(of: named, style: style)
    let storage = requirements.flatMap(\.storage)
    let members = requirements.flatMap(\.memberContexts)
    let resolved = named.classified.resolved
    let declaration = resolved.declaration
    let access = OutputAccess(resolved)
    let bodies = bodies(requirements)
    let delegate = resolved.parent.origin == .none ? "forwardee" : "delegate"
    return ProxyContext(
      template: "\(style.name)/\(templateName)",
      isStandalone: resolved.parent.origin == .none,
      isNSObject: resolved.needsNSObject,
      isObjectiveC: resolved.isObjectiveC || requirements.contains(where: \.isOptional),
      isShared: resolved.isShared,
      condition: SourceText.condition(resolved.conditions),
      className: named.proxy, parentType: resolved.parent.type,
      parentName: Word.escaped(named.parent),
      base: named.base.map { .init(className: $0.proxy, parentName: Word.escaped($0.parent)) },
      refinements: named.refinements.map {
        .init(
          condition: SourceText.condition($0.conditions),
          availability: Availability($0.availability, inside: resolved.availability).condition,
          className: $0.proxy,
          parentName: Word.escaped($0.parent))
      },
      forwardingMethod: named.base?.forwardingMethod ?? "forwardToDelegate",
      isParentUntyped: declaration.context.has(.untypedParent)
        || KnownPairs.forbidsWeakReferences([resolved.parent.type] + resolved.parent.superclasses),
      delegateType: "any "
        + ([declaration.qualifiedName] + resolved.companions).joined(separator: " & "),
      protocolName: ([declaration.qualifiedName]
        + resolved.companions.filter { !Self.conformedToAnyway.contains($0) })
        .joined(separator: ", "),
      access: access.member,
      classAccess: access.classModifier,
      attributes: access.allowed(resolved.availability).map(\.carriedText),
      proxyAttributes: resolved.availability.filter { $0.name != "_spi" }.map(\.carriedText),
      isIsolated: resolved.parent.globalActor != nil,
      isolation: resolved.parent.globalActor.map { "@\($0) " } ?? "",
      conformancePrefix: resolved.parent.globalActor == nil ? "" : "@preconcurrency ",
      moreConformances: moreConformances,
      property: property, hasStorage: !storage.isEmpty, storage: storage,
      hasSubjects: storage.contains(where: \.isSubject),
      usesReplay: storage.contains { $0.replay != nil },
      usesOnce: bodies.contains { $0.once != nil },
      gate: gate(requirements),
      runtime: resolved.isObjectiveC ? .init(forwardee: forwardeeObject) : nil,
      bodies: bodies, accessor: Word.escaped(named.accessor),
      setter: named.setter, proxyAccessor: named.proxyAccessor,
      retainsForwardee: declaration.context.has(.retain),
      holdsForwardee: !resolved.isClassBound || declaration.context.has(.retain)
        || resolved.parent.property.isStrong,
      isNSObjectProtocol: resolved.isNSObjectProtocol, askedForwardee: resolved.asked("forwardee"),
      isClassBound: resolved.isClassBound,
      forwardeeIdentity: resolved.isClassBound ? delegate : "(\(delegate) as AnyObject)",
      isUsable: !members.isEmpty, event: event,
      eventGroup: group("Events", of: members) { $0.event != nil },
      responderGroup: group("Responders", of: members) { $0.event == nil },
      members: members, defaultObjects: defaultObjects(requirements))
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
    guard named.classified.resolved.parent.origin == .none else {
      return named.inheritsAccessor
        ? named.parent + Word.upperFirst(named.accessor) + sort : named.accessor + sort
    }
    let name = Word.lowerCamel(sort)
    let isTaken = named.classified.requirements.contains {
      $0.requirement.fullName.split(separator: "(").first.map(String.init) == name
    }
    return isTaken ? "delegate\(sort)" : name
  }

  private func defaultObjects(
    _ requirements: [RequirementBuilder]
  ) -> [DefaultObjectContext] {
    let namesakes = Namesakes(named.classified)
    let inherited = (named.base?.requirements ?? []).map {
      RequirementBuilder(
        named: named, classified: $0, member: nil, style: style, namesakes: namesakes,
        defaultName: nil)
    }
    return requirements.indices.compactMap { index in
      guard requirements[index].defaultName != nil else { return nil }
      let others = requirements.indices.filter { $0 != index }.map { requirements[$0] }
      return requirements[index].defaultObject(passingOn: inherited + others)
    }
  }

  private func gate(_ requirements: [RequirementBuilder]) -> ProxyContext.Gate? {
    let gated = requirements.filter(\.isGated)
    let cases = gated.compactMap(\.gateCase)
    guard !cases.isEmpty else { return nil }
    return ProxyContext.Gate(
      reinstalls: !(named.base?.hasGate ?? false),
      hasEvents: gated.contains(where: \.hasGatedEvent) && !(named.base?.hasGatedEvents ?? false),
      forwardee: forwardeeObject,
      namesDeprecated: gated.contains { Availability($0.context).isDeprecated },
      hasPlainCases: cases.contains { $0.availability == nil }, cases: cases)
  }

  private var templateName: String {
    if named.classified.resolved.parent.origin == .none { return "standalone" }
    return named.base == nil ? "proxy" : "refined-proxy"
  }

  /// What every proxy is, or says with its class.
  private static let conformedToAnyway: Set<String> = ["NSObjectProtocol", "Sendable"]

  private var forwardeeObject: String {
    named.classified.resolved.asked("forwardToDelegate()")
  }

  private var moreConformances: String {
    let resolved = named.classified.resolved
    guard resolved.isSendable else { return "" }
    let isFirst =
      (style.library == .none || resolved.parent.origin == .none) && !resolved.needsNSObject
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
