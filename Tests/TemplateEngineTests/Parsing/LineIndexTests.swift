import Testing

@testable import TemplateEngine

struct LineIndexTests {
  @Test(arguments: [
    ("", 0, 1, 1), ("abc", 2, 1, 3), ("a\nb", 1, 1, 2), ("a\nb", 2, 2, 1), ("a\r\nb", 1, 1, 2),
    ("a\r\nb", 3, 2, 1), ("a\rb", 2, 1, 3), ("\n\n\n", 2, 3, 1), ("\n\n\n", 3, 4, 1),
    ("éa", 2, 1, 3),
  ])
  func countsLinesAndBytesFromOne(text: String, offset: Int, line: Int, column: Int) {
    let position = LineIndex(Array(text.utf8)).position(of: offset)
    #expect(position.line == line)
    #expect(position.column == column)
  }
}
