import Testing

@testable import ProxyGenerator

@Suite struct ParagraphsTests {
  @Test func blankLinesPartThem() {
    #expect(Paragraphs.texts(["", "a", "b", " ", "", "c", ""]) == ["a\nb", "c"])
    #expect(Paragraphs.texts([]) == [])
  }
}
