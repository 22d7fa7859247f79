import Testing

@testable import ObjCFrontEnd

@Suite struct PartsOfSpeechTests {
  @Test func knowsWordsInAnyCase() {
    #expect(PartsOfSpeech.of("with") == .preposition)
    #expect(PartsOfSpeech.of("Do") == .verb)
    #expect(PartsOfSpeech.of("adding") == .gerund)
    #expect(PartsOfSpeech.of("Thing") == nil)
  }

  @Test(arguments: ["adding", "moving", "stopping", "reloading", "autoloading"])
  func derivesGerunds(gerund: String) {
    #expect(PartsOfSpeech.of(gerund) == .gerund)
  }

  @Test func aPrepositionIsNoGerund() {
    #expect(PartsOfSpeech.of("using") == .preposition)
    #expect(PartsOfSpeech.of("following") == .preposition)
  }

  @Test(arguments: ["reload", "deselect", "autosave", "redeselect"])
  func derivesCompounds(verb: String) {
    #expect(PartsOfSpeech.of(verb) == .verb)
  }

  @Test(arguments: ["rewith", "autoin", "inging", "ing", "re", "", "adds"])
  func takesOthersForNouns(word: String) {
    #expect(PartsOfSpeech.of(word) == nil)
  }

  @Test func verbsFollowFromNothingElse() {
    let verbs = Set(WordTable.verbs.split(whereSeparator: \.isWhitespace).map(String.init))
    let prepositions = WordTable.prepositions.split(whereSeparator: \.isWhitespace).map(String.init)
    #expect(verbs.count > 700)
    #expect(prepositions.count == 30)
    for verb in verbs {
      let others = PartsOfSpeech(
        verbs: verbs.subtracting([verb]), prepositions: Set(prepositions))
      #expect(others.of(verb) == nil, "\(verb)")
    }
  }
}
