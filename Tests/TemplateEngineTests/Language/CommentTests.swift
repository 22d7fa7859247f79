import TemplateEngine
import Testing

struct CommentTests {
  @Test(arguments: [
    ("a{{! note }}b", "ab"), ("a {{!note}} b", "a  b"), ("a{{!}}b", "ab"),
    ("a{{! two\nlines }}b", "ab"), ("a{{! {{x}}b", "ab"), ("a{{!{{{}}b", "ab"),
    ("{{! x }} a", " a"), ("  a {{! x }}\n", "  a \n"),
  ])
  func disappears(text: String, result: String) throws {
    #expect(try rendered(text) == result)
  }

  @Test func isNeverAVariable() throws {
    #expect(try rendered("<{{! x }}>", ["! x": 1, "!x": 2, "x": 3]) == "<>")
  }
}
