import Testing

@testable import ObjCFrontEnd

@Suite struct LetterCaseTests {
  @Test(arguments: [
    ("URLSession", "urlSession"), ("URLs", "urls"), ("Title", "title"), ("URL", "url"), ("X", "x"),
    ("title", "title"), ("UTF8Text", "utf8Text"), ("IDs", "ids"), ("", ""), ("_A", "_A"),
  ])
  func lowersInitialisms(text: String, expected: String) {
    #expect(LetterCase.loweredInitialism(text) == expected)
  }

  @Test(arguments: [("Title", "title"), ("URL", "URL"), ("X", "x"), ("", "")])
  func lowersFirstWords(text: String, expected: String) {
    #expect(LetterCase.loweredFirstWord(text) == expected)
  }
}
