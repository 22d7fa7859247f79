import Testing

@testable import ObjCFrontEnd

@Suite struct DocumentationCommentTests {
  @Test(arguments: [
    ("/// One.\n/// Two.", ["/// One.", "/// Two."]),
    ("/**\n * One.\n *\n *  Two.\n */", ["/// One.", "///", "///  Two."]),
    ("/** One. */", ["/// One."]), ("/*! One.\n   Two. */", ["/// One.", "/// Two."]),
    ("///< Behind.", ["/// Behind."]), ("// None.", []), ("/* None. */", []),
    ("// None.\n/// One.", ["/// One."]),
  ])
  func turnsMarksIntoSlashes(comment: String, lines: [String]) {
    #expect(DocumentationComment.lines(comment) == lines)
  }

  @Test func nothingComesFromNothing() {
    #expect(DocumentationComment.lines(nil) == [])
  }
}
