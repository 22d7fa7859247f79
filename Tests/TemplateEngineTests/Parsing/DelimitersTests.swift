import Testing

@testable import TemplateEngine

struct DelimitersTests {
  @Test(arguments: [("<% %>", "<%", "%>"), (" \n|\t\r\n| ", "|", "|"), ("=( )=", "=(", ")=")])
  func areTwoSequencesWithoutWhitespace(content: String, open: String, close: String) {
    #expect(
      Delimiters(Array(content.utf8)[...])
        == Delimiters(open: Array(open.utf8), close: Array(close.utf8)))
  }

  @Test(arguments: ["", " ", "a", "a b c", "a " + String(repeating: "b", count: 65)])
  func areNothingElse(content: String) {
    #expect(Delimiters(Array(content.utf8)[...]) == nil)
  }
}
