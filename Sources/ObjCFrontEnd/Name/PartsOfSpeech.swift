/// Which English words the compiler takes for verbs, gerunds and prepositions: a table and rules, all from its
/// behaviour. What else there is are nouns.
struct PartsOfSpeech: Sendable {
  /// In lower case.
  var verbs: Set<String>
  /// In lower case.
  var prepositions: Set<String>

  /// - Parameter word: one camel-case word, in any case.
  static func of(_ word: some StringProtocol) -> PartOfSpeech? {
    known.of(word.lowercased())
  }

  /// - Parameter word: in lower case.
  func of(_ word: some StringProtocol) -> PartOfSpeech? {
    let word = String(word)
    if prepositions.contains(word) { return .preposition }
    if verbs.contains(word) { return .verb }
    return isGerund(word) ? .gerund : ofPrefixed(word)
  }

  private func isVerb(_ word: some StringProtocol) -> Bool {
    verbs.contains(String(word)) || ofPrefixed(word) == .verb
  }

  /// `reload`, `deselect` and `autosave` are verbs as `load`, `select` and `save` are.
  private func ofPrefixed(_ word: some StringProtocol) -> PartOfSpeech? {
    for prefix in ["re", "de", "auto"] where word.hasPrefix(prefix) {
      switch of(word.dropFirst(prefix.count)) {
      case .verb: return .verb
      case .gerund: return .gerund
      case .preposition, nil: continue
      }
    }
    return nil
  }

  /// `adding`, `moving`, `setting`
  private func isGerund(_ word: String) -> Bool {
    guard word.hasSuffix("ing") else { return false }
    let stem = word.dropLast(3)
    return isVerb(stem) || isVerb(stem + "e")
      || stem.last.map { stem.dropLast().last == $0 && isVerb(stem.dropLast()) } == true
  }

  private static let known = PartsOfSpeech(
    verbs: Set(WordTable.verbs.split(whereSeparator: \.isWhitespace).map(String.init)),
    prepositions: Set(
      WordTable.prepositions.split(whereSeparator: \.isWhitespace).map(String.init)))
}
