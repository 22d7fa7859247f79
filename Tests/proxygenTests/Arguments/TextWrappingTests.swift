import Testing

@testable import proxygen

struct TextWrappingTests {
  @Test func breaksAtSpaces() {
    #expect(TextWrapping.lines("one two three", width: 7) == ["one two", "three"])
    #expect(TextWrapping.lines("one two three", width: 8) == ["one two", "three"])
    #expect(TextWrapping.lines("one two three", width: 13) == ["one two three"])
  }

  @Test func longWordsStandAlone() {
    #expect(TextWrapping.lines("a incomprehensible b", width: 5) == ["a", "incomprehensible", "b"])
  }

  @Test func nothingGivesNoLine() {
    #expect(TextWrapping.lines("", width: 5) == [])
  }
}
