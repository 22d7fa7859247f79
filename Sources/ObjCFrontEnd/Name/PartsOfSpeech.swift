/// The word table: which English words the compiler takes for verbs, gerunds and prepositions.
enum PartsOfSpeech {
  /// - Parameter word: one camel-case word, in any case.
  static func of(_ word: some StringProtocol) -> PartOfSpeech? {
    table[word.lowercased()]
  }

  private static let table: [String: PartOfSpeech] = {
    let words: [(PartOfSpeech, String)] = [
      (.preposition, "above after along alongside as at before below by following for from given"),
      (.preposition, "in including inside into matching of on passing preceding since to until"),
      (.preposition, "using via when with within"),
      (.verb, "add be begin can change did do end get has is make perform remove select"),
      (
        .verb,
        "set should will insert load open start enumerate sort move compare save write dismiss show"
      ),
      (.verb, "update take plug autoselect reopen deselect draw fade receive finish perform"),
      (.gerund, "adding appending changing removing selecting setting"),
    ]
    var table: [String: PartOfSpeech] = [:]
    for (part, list) in words {
      for word in list.split(separator: " ") { table[String(word)] = part }
    }
    return table
  }()
}
