import ProtocolModel

/// Named protocol with its parent's property → what is between the two in the subclass.
struct LayerBuilder {
  let named: NamedProtocol
  let property: OverridableProperty
  let className: String
  /// Of the subclass and its hooks.
  let access: String
  let style: Style

  private var resolved: ResolvedProtocol { named.classified.resolved }

  func build() -> LayerContext {
    let hooks = zip(named.classified.requirements, named.members).map { classified, member in
      HookBuilder(
        requirement: RequirementBuilder(
          named: named, classified: classified, member: member, style: style,
          reserved: HookBuilder.reserved),
        className: className, access: access, outer: outer)
    }
    var witnesses = hooks.compactMap(\.witness)
    if !witnesses.isEmpty { witnesses[0].isFirst = true }
    let suffix = Word.upperFirst(property.name)
    let isNSObject = resolved.isObjectiveC || resolved.isNSObjectProtocol
    return LayerContext(
      property: Word.escaped(property.name), type: property.type,
      delegateType: DelegateType(resolved).text,
      protocolName: ([resolved.declaration.qualifiedName]
        + resolved.companions.filter { !["NSObjectProtocol", "Sendable"].contains($0) })
        .joined(separator: ", "),
      propertyAccess: property.access, outerAccess: "\(OutputAccess(resolved).member)fileprivate(set) ",
      ownership: property.isWeak ? "weak " : "", outer: outer, inner: "inner\(suffix)",
      innerClass: "Inner\(suffix)", innerInheritance: inheritance(isNSObject: isNSObject),
      conformancePrefix: needsDynamicIsolation ? "@preconcurrency " : "",
      readsOuter: property.isForeign,
      isRemembered: resolved.isObjectiveC && property.isOptional,
      newIdentity: identity("newValue"), heldIdentity: identity("super.\(Word.escaped(property.name))"),
      ignoresSelf: !isItsOwnDelegate, isNSObject: isNSObject, isObjectiveC: resolved.isObjectiveC,
      assumesMainActor: resolved.parent.globalActor == "MainActor",
      askedOuter: resolved.isNSObjectProtocol ? "outer" : "(outer as? NSObjectProtocol)",
      heard: hooks.compactMap(\.heard), hooks: hooks.compactMap(\.hook), witnesses: witnesses)
  }

  private var outer: String { "outer\(Word.upperFirst(property.name))" }

  private func identity(_ expression: String) -> String {
    resolved.isClassBound ? expression : "(\(expression) as AnyObject)"
  }

  private func inheritance(isNSObject: Bool) -> String {
    let parts = (isNSObject ? ["NSObject"] : []) + (resolved.isSendable ? ["@unchecked Sendable"] : [])
    return parts.isEmpty ? "" : ": " + parts.joined(separator: ", ")
  }

  /// A parent that conforms to its delegate's protocol may want to be its own delegate.
  private var isItsOwnDelegate: Bool {
    resolved.parent.conformances.contains(resolved.declaration.qualifiedName)
  }

  /// Whether the protocol lets a requirement be called from anywhere, while the inner delegate is where its parent is.
  private var needsDynamicIsolation: Bool {
    guard let actor = resolved.parent.globalActor else { return false }
    return named.classified.requirements.contains { classified in
      if case .unsupported = classified.kind { return false }
      let context = classified.requirement.context
      if context.hasModifier("nonisolated") { return true }
      return (context.globalActor ?? resolved.globalActor) != actor
    }
  }
}
