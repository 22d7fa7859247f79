import TemplateEngine
import Testing

struct PartialTests {
  @Test func rendersAnotherTemplateInPlace() throws {
    #expect(try rendered("[{{>p}}]", with: ["p": "text"]) == "[text]")
    #expect(try rendered("[{{> p }}]", with: ["p": "text"]) == "[text]")
  }

  @Test func looksNamesUpExactly() throws {
    #expect(try rendered("{{>rx/a.b}}", with: ["rx/a.b": "1", "a.b": "2", "a": "3"]) == "1")
  }

  @Test func seesTheContextsOfItsPlace() throws {
    let context: TemplateValue = ["x": "outer", "a": ["x": "inner"]]
    #expect(
      try rendered("{{>p}} {{#a}}{{>p}}{{/a}}", context, with: ["p": "{{x}}"]) == "outer inner")
  }

  @Test func goesDownATree() throws {
    let context: TemplateValue = ["n": 1, "kids": [["n": 2, "kids": []], ["n": 3, "kids": []]]]
    let node = ["node": "{{n}}<{{#kids}}{{>node}}{{/kids}}>"]
    #expect(try rendered("{{>node}}", context, with: node) == "1<2<>3<>>")
  }

  @Test func anUnknownOneIsEmptyInLenientMode() throws {
    #expect(try rendered("[{{>p}}]", strictness: .lenient) == "[]")
  }

  // MARK: Indentation

  @Test(arguments: [
    ("  {{>p}}\n", "a\nb\n", "  a\n  b\n"),
    ("\t{{>p}}\r\n", "a\r\nb\r\n", "\ta\r\n\tb\r\n"),
    ("  {{>p}}", "a\nb", "  a\n  b"),
    ("  {{>p}}\nc", "a\nb", "  a\n  bc"),
    ("  {{>p}}\n", "{{x}}\n{{#t}}\n{{x}}\n{{/t}}\n{{#t}}{{x}}{{/t}}\n", "  1\n  1\n  1\n"),
    ("  {{>p}}\n", "  a\n", "    a\n"),
    ("  {{>p}}\n", "", ""),
  ])
  func indentsEachLineOfAStandaloneOne(text: String, partial: String, result: String) throws {
    #expect(try rendered(text, ["x": 1, "t": true], with: ["p": partial]) == result)
  }

  @Test func keepsEmptyLinesEmpty() throws {
    #expect(try rendered("  {{>p}}\n", with: ["p": "\na\n\r\n\nb\n"]) == "\n  a\n\r\n\n  b\n")
  }

  @Test func doesNotIndentTheLinesOfAValue() throws {
    let partial = ["p": "{{x}}\n"]
    #expect(try rendered("  {{>p}}\n", ["x": "a\nb"], with: partial) == "  a\nb\n")
  }

  @Test func addsIndentationsUp() throws {
    let others = ["p": "a\n {{>q}}\nd\n", "q": "b\nc\n"]
    #expect(try rendered("  {{>p}}\n", with: others) == "  a\n   b\n   c\n  d\n")
  }

  @Test func doesNotIndentAnInlineOne() throws {
    #expect(try rendered("  {{x}} {{>p}}\n", ["x": 1], with: ["p": "a\nb"]) == "  1 a\nb\n")
    let others = ["p": "a {{>q}}\nd\n", "q": "b\nc"]
    #expect(try rendered("  {{>p}}\n", with: others) == "  a b\nc\n  d\n")
  }
}
