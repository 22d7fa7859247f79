import Testing

@testable import ProxyGenerator

@Suite struct PhrasesTests {
  /// Code in brackets.
  private func marked(_ message: String) -> String {
    Phrases.parts(message).map { $0.isCode ? "[\($0.text)]" : $0.text }.joined()
  }

  @Test(arguments: [
    ("found no 'Thing' here", "found no [Thing] here"), ("'a(_:)' is one", "[a(_:)] is one"),
    ("it can't be 'x'; don't", "it can't be [x]; don't"), ("the proxies' 'x'", "the proxies' [x]"),
    ("nothing", "nothing"), ("", ""), ("'open", "'open"),
    ("'// proxygen:skip'.", "[// proxygen:skip]."),
    ("a '' b", "a '' b"), ("'[String: Int]' and 'String?'", "[[String: Int]] and [String?]"),
  ])
  func whatStandsInQuotationMarksIsCode(_ message: String, _ expected: String) {
    #expect(marked(message) == expected)
  }
}
