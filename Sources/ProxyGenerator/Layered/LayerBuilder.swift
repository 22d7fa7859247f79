import ProtocolModel

/// Named protocol with its parent's property → what is between the two in the subclass.
struct LayerBuilder {
  let named: NamedProtocol
  let property: OverridableProperty
  let className: String
  /// Of the subclass and its hooks.
  let access: String
  let style: Style
  let symbols: SymbolTable
  /// The `@available` attributes of the subclass.
  let around: [Attribute]

  private var resolved: ResolvedProtocol { named.classified.resolved }

  func build() -> LayerContext {
    let requirements = RequirementBuilder.all(of: named, style: style, around: around)
    let hooks = requirements.map {
      HookBuilder(requirement: $0, className: className, access: access, outer: outer)
    }
    var witnesses = hooks.compactMap(\.witness)
    if !witnesses.isEmpty { witnesses[0].isFirst = true }
    let heard = hooks.compactMap(\.heard)
    let suffix = Word.upperFirst(property.name)
    let isNSObject = resolved.needsNSObject || resolved.companions.contains("NSObjectProtocol")
    return LayerContext(
      property: Word.escaped(property.name), type: property.type,
      delegateType: DelegateType(resolved).text,
      protocolName: ([resolved.declaration.qualifiedName]
        + resolved.companions.filter { !["NSObjectProtocol", "Sendable"].contains($0) })
        .joined(separator: ", "),
      propertyAccess: property.access,
      outerAccess: "\(OutputAccess(resolved).member)fileprivate(set) ",
      ownership: property.isWeak ? "weak " : "", outer: outer, inner: "inner\(suffix)",
      innerClass: innerClass, innerInheritance: inheritance(isNSObject: isNSObject),
      conformancePrefix: needsDynamicIsolation ? "@preconcurrency " : "",
      inheritsIsolation: !needsDynamicIsolation && inheritsIsolation,
      readsOuter: property.isForeign, value: value,
      isRemembered: isAskedAtRunTime && property.isOptional,
      newIdentity: identity("newValue"),
      heldIdentity: identity("super.\(Word.escaped(property.name))"),
      ignoresSelf: !isItsOwnDelegate, isNSObject: isNSObject, isObjectiveC: isAskedAtRunTime,
      assumesMainActor: resolved.parent.globalActor == "MainActor",
      askedOuter: resolved.asked("outer"),
      namesDeprecated: hooks.contains { $0.heard != nil && $0.isDeprecated },
      heard: heard.filter { $0.available == nil },
      heardSometimes: heard.filter { $0.available != nil },
      isAnyHeard: !heard.isEmpty, hooks: hooks.compactMap(\.hook), witnesses: witnesses,
      defaultObjects: defaultObjects(requirements))
  }

  private func defaultObjects(_ requirements: [RequirementBuilder]) -> [DefaultObjectContext] {
    requirements.indices.compactMap { index in
      guard requirements[index].defaultName != nil else { return nil }
      let others = requirements.indices.filter { $0 != index }.map { requirements[$0] }
      var object = requirements[index].defaultObject(passingOn: others)
      object?.proxyClass = "\(className).\(innerClass)"
      return object
    }
  }

  private var value: String {
    let held = "super.\(Word.escaped(property.name))"
    guard property.isForeign else { return held }
    return property.isOptional ? outer : "\(outer) ?? \(held)"
  }

  private var outer: String { "outer\(Word.upperFirst(property.name))" }

  /// A type of the inputs may have the name already.
  private var innerClass: String {
    let name = "Inner\(Word.upperFirst(property.name))"
    let isTaken = symbols.lookUpType(name) != nil || symbols.lookUpProtocol(name) != nil
    return isTaken ? "\(name)Object" : name
  }

  /// Whether the parent may ask its delegate what it responds to.
  private var isAskedAtRunTime: Bool {
    resolved.isObjectiveC
      && (!resolved.modules.isEmpty || resolved.parent.origin != .property
        || resolved.requirements.contains { $0.presence == .optional })
  }

  private func identity(_ expression: String) -> String {
    resolved.isClassBound ? expression : "(\(expression) as AnyObject)"
  }

  private func inheritance(isNSObject: Bool) -> String {
    let parts =
      (isNSObject ? ["NSObject"] : []) + (resolved.isSendable ? ["@unchecked Sendable"] : [])
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
      if context.hasModifier("nonisolated") { return false }
      return (classified.resolved.globalActor ?? resolved.globalActor) != actor
    }
  }

  /// Whether a requirement is isolated since its protocol inherits one that is (SE-0434).
  private var inheritsIsolation: Bool {
    guard let actor = resolved.parent.globalActor else { return false }
    let family = InheritedProtocols(symbols: symbols).of(resolved.declaration)
    return family.contains { member in
      symbols.globalActor(of: member.declaration.context) == nil
        && symbols.globalActor(of: member.declaration) == actor
        && member.declaration.requirements.contains { requirement in
          let context = requirement.context
          return symbols.globalActor(of: context) == nil && !context.hasModifier("nonisolated")
        }
    }
  }
}
