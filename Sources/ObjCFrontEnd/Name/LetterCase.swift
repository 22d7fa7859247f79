/// How words change their case when they change their place (SE-0005).
enum LetterCase {
  /// `Title` → `title`, but `URL` stays.
  static func loweredFirstWord(_ text: String) -> String {
    let name = CamelName(text)
    guard name.count > 0, name.isUpper(0), name.count == 1 || !name.isUpper(1) else { return text }
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  /// `URLSession` → `urlSession`, `URLs` → `urls`, `Title` → `title`.
  static func loweredInitialism(_ text: String) -> String {
    let name = CamelName(text)
    guard name.count > 0, name.isUpper(0) else { return text }
    var end = 0
    while end < name.count, name.isUpper(end) { end += 1 }
    guard end < name.count else { return text.lowercased() }
    let keepsLast =
      end > 1 && (name.isLower(end)) && !isPlural(name.suffix(from: end).firstWord)
    let lowered = keepsLast ? end - 1 : end
    return name[0..<lowered].lowercased() + name[lowered..<name.count]
  }

  /// `title` → `Title`.
  static func raisedFirstLetter(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  private static func isPlural(_ word: String) -> Bool { ["s", "es", "ies"].contains(word) }

  /// Whether two words are the same but for the case of their first letters.
  static func isSame(_ word: some StringProtocol, _ other: some StringProtocol) -> Bool {
    guard let first = word.first, let otherFirst = other.first else { return false }
    return first.lowercased() == otherFirst.lowercased() && word.dropFirst() == other.dropFirst()
  }
}
