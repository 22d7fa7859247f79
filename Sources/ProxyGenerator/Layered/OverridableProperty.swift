import ProtocolModel

/// A parent's delegate property as a subclass overrides it.
struct OverridableProperty: Hashable, Sendable {
  var name: String
  /// As the override declares it (`(any ThingDelegate)?`).
  var type: String
  var isOptional: Bool
  /// Whether it doesn't keep the delegate alive.
  var isWeak: Bool
  /// `public `, `open ` or nothing, as far as the subclass allows.
  var access: String
  /// Whether the parent is written in Objective-C, and so doesn't go through the override when it calls its delegate.
  var isForeign: Bool

  /// - Parameters:
  ///   - declared: nil for a property that is only assumed; its type as any file of the module may write it.
  ///   - delegateType: what the property holds (`any ThingDelegate`).
  init(
    _ resolved: ResolvedProtocol, _ declared: TypeDeclaration.Member<Property>?,
    delegateType: String, isOpenClass: Bool
  ) {
    name = resolved.parent.property.name
    let written = declared?.declaration.type
    isOptional = written.map { $0.unwrapped != nil } ?? true
    type = written?.description ?? "(\(delegateType))?"
    let isStrong = declared.map { declared in
      !declared.context.modifiers.contains { $0.hasPrefix("weak") || $0.hasPrefix("unowned") }
    }
    isWeak = resolved.isClassBound && !(isStrong ?? false)
    let level = declared?.context.accessLevel ?? .open
    let isOpen = isOpenClass && (level == .open || declared == nil)
    access = isOpen ? "open " : SourceText.access(min(level, OutputAccess(resolved).level))
    isForeign =
      resolved.isObjectiveC
      && (resolved.parent.origin != .property || !resolved.modules.isEmpty)
  }
}
