/// What a word does in a selector, so far as naming depends on it; other words are nouns.
enum PartOfSpeech: Hashable, Codable, Sendable {
  case verb, gerund, preposition
}
