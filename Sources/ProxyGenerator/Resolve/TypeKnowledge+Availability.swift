import ProtocolModel

extension TypeKnowledge {
  /// Whether a type may be missing on some systems, or deprecated, so that what has no `@available` of its own can't name it. A
  /// type that nobody knows may.
  func mayBeLimited(_ type: TypeReference, inside scope: [String]) -> Bool {
    type.contains { part in
      guard let name = part.qualifiedName else { return part.isUnreadable }
      return mayBeLimited(name, of: part, inside: scope)
    }
  }

  private func mayBeLimited(
    _ name: String, of part: TypeReference, inside scope: [String]
  ) -> Bool {
    if let found = symbols.lookUpType(name, inside: scope)?.declaration {
      let expanded = expanded(part, inside: scope)
      return isLimited(found.context) || expanded != part && mayBeLimited(expanded, inside: scope)
    }
    if let found = symbols.lookUpProtocol(name, inside: scope)?.declaration {
      return isLimited(found.context)
    }
    let plain = name.split(separator: ".").last.map(String.init) ?? name
    return !KnownTypes.isEverywhere(plain)
  }

  private func isLimited(_ context: DeclarationContext) -> Bool {
    let availability = Availability(context)
    return availability.isNews || availability.isDeprecated
  }
}

extension TypeReference {
  /// Text that nothing is known of, such as a pack.
  fileprivate var isUnreadable: Bool {
    if case .other = self { return true }
    return false
  }
}

extension KnownTypes {
  /// Types that every system has that Swift code is built for.
  static func isEverywhere(_ name: String) -> Bool {
    if newer.contains(name) { return false }
    let groups = [
      hashableValues, hashableIfArgumentsAre, bridged, collections, strings, classes, plainNames,
    ]
    return groups.contains { $0.contains(name) }
  }

  private static let newer: Set<String> = [
    "AttributedString", "Float16", "Int128", "UInt128", "Measurement",
  ]

  private static let plainNames: Set<String> = [
    "Any", "AnyClass", "AnyObject", "CGAffineTransform", "CGPoint", "CGRect", "CGSize", "CGVector",
    "Error", "NSObjectProtocol", "NSRange", "Never", "Void",
  ]
}
