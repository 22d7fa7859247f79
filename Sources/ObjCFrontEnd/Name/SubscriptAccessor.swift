/// Methods that are a subscript in Swift, as they are in Objective-C's own square brackets.
enum SubscriptAccessor {
  private static let setters = [
    "objectAtIndexedSubscript:": "setObject:atIndexedSubscript:",
    "objectForKeyedSubscript:": "setObject:forKeyedSubscript:",
  ]

  static func isGetter(_ method: ObjCMethod) -> Bool {
    !method.isClassMethod && setters[method.selector] != nil
  }

  /// Whether a getter has a setter beside it.
  static func isSettable(_ method: ObjCMethod, in owner: MemberOwner) -> Bool {
    setters[method.selector].map(owner.selectors.contains) ?? false
  }

  /// Whether the method is the setter of a subscript, and no method of its own.
  static func isSetter(_ method: ObjCMethod, in owner: MemberOwner) -> Bool {
    setters.contains { $0.value == method.selector && owner.selectors.contains($0.key) }
  }
}
