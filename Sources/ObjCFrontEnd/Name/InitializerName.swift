/// A method that is an initializer in Swift: of the family `init`, or a factory method that starts with its
/// class's name (SE-0005).
struct InitializerName: Hashable {
  /// The first argument's label.
  var label: String

  init?(of method: ObjCMethod, in owner: MemberOwner) {
    let first = method.firstPiece
    guard let rest = Self.behindPrefix(method, first, owner) else { return nil }
    guard rest.hasPrefix("With") else {
      label = LetterCase.loweredFirstWord(rest)
      return
    }
    let short = LetterCase.loweredFirstWord(String(rest.dropFirst(4)))
    label = Keywords.isReserved(short) ? "with" + rest.dropFirst(4) : short
  }

  private static func behindPrefix(
    _ method: ObjCMethod, _ first: String, _ owner: MemberOwner
  ) -> String? {
    if MethodFamily.isInitializer(method) { return String(first.dropFirst(4)) }
    guard method.isClassMethod, owner.kind == .classType, isFactory(method, of: owner.name) else {
      return nil
    }
    let rest = LeadingTypeName.remainder(of: first, after: owner.name)
    guard rest != first, rest.isEmpty || !method.parameters.isEmpty else { return nil }
    return rest
  }

  private static func isFactory(_ method: ObjCMethod, of className: String) -> Bool {
    if MethodFamily.returnsSelf(method) { return true }
    guard case .object(.instance(let instance), _) = method.result.resolved else { return false }
    return instance.className == className
  }
}
