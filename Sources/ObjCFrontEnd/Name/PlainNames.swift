/// Names that are left alone, or that nothing may be shortened to (SE-0005).
enum PlainNames {
  /// Whether a member may have the name, and it says something.
  static func isUsable(_ name: String) -> Bool { canNameMember(name) && !isVacuous(name) }

  static func canNameMember(_ name: String) -> Bool {
    !["init", "Protocol", "self", "Type"].contains(name)
  }

  static func isVacuous(_ name: String) -> Bool {
    ["get", "for", "set", "using", "with"].contains { LetterCase.isSame(name, $0) }
  }

  /// Whether words name a property, in the singular or plural.
  static func isProperty(_ words: String, of properties: Set<String>) -> Bool {
    guard !properties.isEmpty, !words.isEmpty else { return false }
    let name = LetterCase.loweredFirstWord(words)
    let plurals = name.hasSuffix("y") ? [name.dropLast() + "ies"] : [name + "s", name + "es"]
    return properties.contains(name) || plurals.contains { properties.contains(String($0)) }
  }
}
