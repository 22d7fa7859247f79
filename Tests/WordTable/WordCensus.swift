import TestSupport

@testable import ObjCFrontEnd

/// What the compiler takes every word for, found out by behaviour.
struct WordCensus {
  /// The fewest words from which all others follow.
  let parts: PartsOfSpeech
  private let answers: [String: WordQuestion.Answer]

  /// - Parameter words: in lower case.
  init(words: Set<String>) throws {
    let importer = try Importer()
    var answers = try WordQuestion.ask(words.union(Self.britishSpellings(of: words)), importer)
    let verbs = answers.filter { $0.value == .verb }.keys
    let compounds = Self.compounds(of: verbs).subtracting(answers.keys)
    answers.merge(try WordQuestion.ask(compounds, importer)) { $1 }
    self.answers = answers
    var parts = PartsOfSpeech(
      verbs: [], prepositions: Set(answers.filter { $0.value == .preposition }.keys))
    let all = answers.filter { $0.value == .verb }.keys
    for word in all.sorted(by: { ($0.count, $0) < ($1.count, $1) }) where parts.of(word) == nil {
      parts.verbs.insert(word)
    }
    self.parts = parts
  }

  var count: Int { answers.count }

  /// Words for which the table with its rules says something else than the compiler, sorted.
  var exceptions: [String] {
    answers.filter { word, answer in
      switch (answer, parts.of(word)) {
      case (.other, nil), (.preposition, .preposition), (.verb, .verb), (.verb, .gerund): false
      default: true
      }
    }.keys.sorted()
  }

  private static func britishSpellings(of words: Set<String>) -> Set<String> {
    let endings = [
      ("ize", "ise"), ("izing", "ising"), ("yze", "yse"), ("yzing", "ysing"), ("or", "our"),
      ("oring", "ouring"), ("er", "re"), ("ense", "ence"), ("og", "ogue"),
    ]
    return Set(
      words.flatMap { word in
        endings.compactMap { american, british in
          word.hasSuffix(american) ? word.dropLast(american.count) + british : nil
        }
      })
  }

  /// What a dictionary lacks: verbs that programmers put together.
  private static func compounds(of verbs: some Sequence<String>) -> Set<String> {
    let prefixes = [
      "back", "be", "co", "cross", "dis", "down", "en", "fore", "hot", "in", "inter", "mis",
      "multi", "non", "off", "out", "over", "pre", "sub", "trans", "un", "under", "up",
    ]
    return Set(verbs.flatMap { verb in prefixes.map { $0 + verb } })
  }
}
