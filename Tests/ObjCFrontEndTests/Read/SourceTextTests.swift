import Testing

@testable import ObjCFrontEnd

@Suite struct SourceTextTests {
  private let text = SourceText(Array("a /* b */ // c\n Word<X<Y>, Z> (P, Q) 7".utf8))

  @Test func wordsAreFoundBehindSpaceAndComments() {
    #expect(text.word(from: 1)?.word == "Word")
    #expect(text.word(before: 1)?.word == "a")
    #expect(text.word(from: 37) == nil)
  }

  @Test func bracketsAndListsAreTakenWhole() throws {
    let end = try #require(text.word(from: 1)).end
    #expect(text.angleBrackets(from: end)?.content == "X<Y>, Z")
    #expect(text.words(inListFrom: 31) == ["P", "Q"])
  }
}
