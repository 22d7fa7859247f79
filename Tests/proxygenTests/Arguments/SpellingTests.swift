import Testing

@testable import proxygen

struct SpellingTests {
  @Test(arguments: [
    ("stlye", "style"), ("styl", "style"), ("modul", "module"), ("MODULE", "module"),
    ("protocool", "protocol"), ("prot", "protocol"), ("form", "format"),
  ])
  func closeWordsAreFound(word: String, expected: String) {
    let words = ["style", "module", "protocol", "force", "format"]
    #expect(Spelling.closest(to: word, among: words) == expected)
  }

  @Test(arguments: ["", "zebra", "x", "help", "proxy-everything"])
  func farWordsAreNot(word: String) {
    #expect(Spelling.closest(to: word, among: ["style", "module", "protocol", "force"]) == nil)
  }

  @Test func theEarlierOfTwoEquallyCloseWordsWins() {
    #expect(Spelling.closest(to: "cat", among: ["bat", "rat"]) == "bat")
    #expect(Spelling.closest(to: "cat", among: ["rat", "bat"]) == "rat")
  }

  @Test func theCloserWordWins() {
    #expect(Spelling.closest(to: "genrate", among: ["venerate", "generate"]) == "generate")
  }

  @Test func aSwapCountsOnce() {
    #expect(Spelling.closest(to: "ab", among: ["ba"]) == "ba")
  }

  @Test func suggestionsAreQuestions() {
    #expect(Spelling.suggestion(for: "lst", among: ["list"]) == "did you mean `list`?")
    #expect(Spelling.suggestion(for: "zzz", among: ["list"]) == nil)
  }
}
