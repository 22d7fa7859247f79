/// What users see of a requirement in one style.
public struct StyleMember: Hashable, Codable, Sendable {
  /// What users do with it.
  public enum Role: String, Codable, Sendable {
    /// They observe it, and its type is that of the elements.
    case element
    /// They bind it or assign to it, and its type is what it takes.
    case responder
    /// They override it, and its type is its declaration.
    case hook
  }

  public var style: String
  /// Without back-ticks, as it follows a dot.
  public var name: String
  public var role: Role
  public var type: String
}

extension StyleMember {
  /// The member of the requirement itself, then the observable of its question.
  static func all(of builder: RequirementBuilder) -> [StyleMember] {
    let style = builder.style.name
    if builder.style.product == .subclasses { return [hook(of: builder)].compactMap(\.self) }
    let own = builder.plainMemberName.map { name in
      StyleMember(
        style: style, name: name, role: builder.classified.kind.isHeard ? .element : .responder,
        type: builder.responderType)
    }
    let announced = builder.classified.announcement.map { name in
      StyleMember(
        style: style, name: name + builder.style.suffixes.event, role: .element,
        type: builder.element.type)
    }
    return [own, own == nil ? nil : announced].compactMap(\.self)
  }

  private static func hook(of builder: RequirementBuilder) -> StyleMember? {
    // Of the class, the signature says nothing.
    let hook = HookBuilder(requirement: builder, className: "", access: "", outer: "")
    guard let name = hook.name, let context = hook.hook else { return nil }
    return StyleMember(
      style: builder.style.name, name: name, role: .hook, type: context.signature)
  }
}

extension Kind {
  /// Whether users observe it; what is published besides is answered.
  var isHeard: Bool {
    switch self {
    case .interceptableEvent, .event: true
    default: false
    }
  }
}
