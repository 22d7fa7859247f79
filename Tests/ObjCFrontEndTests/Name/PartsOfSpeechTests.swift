import Testing

@testable import ObjCFrontEnd

@Suite struct PartsOfSpeechTests {
  @Test func knowsWordsInAnyCase() {
    #expect(PartsOfSpeech.of("with") == .preposition)
    #expect(PartsOfSpeech.of("Did") == .verb)
    #expect(PartsOfSpeech.of("adding") == .gerund)
    #expect(PartsOfSpeech.of("Thing") == nil)
  }
}
