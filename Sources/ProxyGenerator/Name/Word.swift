/// Case changes as Swift names have them.
enum Word {
  /// `URLSession` → `urlSession`, `Thing` → `thing`, `ID` → `id`.
  static func lowerCamel(_ name: String) -> String {
    if let ascii = ASCIIWord(name) { return ascii.lowerCamel }
    let capitals = name.prefix { $0.isUppercase }
    if capitals.count == name.count { return name.lowercased() }
    let lowered = capitals.count > 1 ? capitals.dropLast() : capitals
    return lowered.lowercased() + name.dropFirst(lowered.count)
  }

  static func upperFirst(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  /// `didTapPOIAt` → `did`, `Tap`, `POI`, `At`.
  static func split(_ name: String) -> [String] {
    if let ascii = ASCIIWord(name) { return ascii.words }
    let characters = Array(name)
    var words: [String] = []
    for (index, character) in characters.enumerated() {
      let previous = index > 0 ? characters[index - 1] : nil
      let next = index + 1 < characters.count ? characters[index + 1] : nil
      let startsWord =
        character.isUppercase && !(previous?.isUppercase ?? false)
        || character.isUppercase && (next?.isLowercase ?? false)
      if startsWord || words.isEmpty {
        words.append(String(character))
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words
  }

  /// Whether the name needs no back-ticks, keywords aside; between them, SE-0451 allows almost anything.
  static func isIdentifier(_ name: String) -> Bool {
    if let ascii = ASCIIWord(name) { return ascii.isIdentifier }
    guard let first = name.first, name != "_" else { return false }
    guard let scalar = name.unicodeScalars.first,
      scalar.isASCII || IdentifierScalars.beginsIdentifier(scalar)
    else { return false }
    return !isDigit(first) && name.allSatisfy(isPartOfIdentifier)
  }

  /// A name that may hold anything → the same words as an identifier: `it did this` → `itDidThis`.
  static func identifier(_ name: String) -> String {
    if isIdentifier(name) { return name }
    let words = name.split { !isPartOfIdentifier($0) }.map(String.init)
    let joined = words.prefix(1).joined() + words.dropFirst().map(upperFirst).joined()
    return isIdentifier(joined) ? joined : "_\(joined.isEmpty ? "unnamed" : joined)"
  }

  private static func isPartOfIdentifier(_ character: Character) -> Bool {
    if character.isASCII { return character == "_" || character.isLetter || isDigit(character) }
    return character.unicodeScalars.allSatisfy { $0.isASCII || IdentifierScalars.contains($0) }
      && !character.isWhitespace && !character.isPunctuation && !character.isMathSymbol
      && !character.unicodeScalars.contains(where: isInvisible)
      && !character.isCurrencySymbol
  }

  /// What turns the text around it, or can't be seen; but for the joiner that emoji are put together with.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .format && scalar != "\u{200D}"
  }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

  /// In back-ticks where the name would be read as a keyword.
  static func escaped(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  /// In back-ticks where the name can't stand as it is in front of a parameter's or tuple element's colon (SE-0001).
  static func escapedLabel(_ name: String) -> String {
    ["inout", "let", "var"].contains(name) ? "`\(name)`" : name
  }

  /// Words that can't name a member, parameter or tuple label without back-ticks, by the Swift book's
  /// "Keywords and Punctuation".
  static let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
    "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias",
    "var", "where", "while",
  ]
}
