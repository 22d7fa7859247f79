/// What a type is called where its words are dropped from names (SE-0005).
struct TypeWords: Hashable {
  enum Role: Hashable {
    case plain, boolean, function
  }

  /// Empty for a type without a name.
  var name: String
  /// What a collection holds, so that plurals match; empty for other types.
  var element = ""
  var role = Role.plain
  /// Whether the parameter of this type has a default argument.
  var hasDefault = false

  init(_ name: String, element: String = "", role: Role = .plain) {
    self.name = name
    self.element = element
    self.role = role
  }

  static let none = TypeWords("")

  /// Without a last word that says nothing (`Type`, `Ref`, `Mask`, `3D`, `_t`); nil where there is none.
  static func withoutSuffix(_ name: String) -> String? {
    let lastWord = CamelName(name).lastWord
    for suffix in ["Type", "Ref", "Mask"] where lastWord == suffix && name.count > suffix.count {
      return String(name.dropLast(suffix.count))
    }
    if let shorter = withoutDimension(name) { return shorter }
    return name.hasSuffix("_t") && name.count > 2 ? String(name.dropLast(2)) : nil
  }

  private static func withoutDimension(_ name: String) -> String? {
    guard name.last == "D" else { return nil }
    let number = name.dropLast().reversed().prefix { $0.isASCII && $0.isNumber }
    return number.isEmpty ? nil : String(name.dropLast(number.count + 1))
  }

  /// Whether a word of a name stands for a word of a type: `url` for `NSURL`, `point` for `Point3`.
  static func matches(_ nameWord: String, _ typeWord: String) -> Bool {
    let name = nameWord.lowercased()
    let type = typeWord.lowercased()
    guard name.utf8.count < type.utf8.count else { return name == type }
    let letters = CamelName(typeWord)
    let length = name.utf8.count
    if type.hasSuffix(name), !letters.isLower(letters.count - length) {
      return (0..<length).allSatisfy { !letters.isLower($0) && !letters.isUnderscore($0) }
    }
    return type.hasPrefix(name) && (length..<letters.count).allSatisfy(letters.isDigit)
  }
}
