import TemplateEngine
import Testing

struct DynamicNameTests {
  @Test(arguments: [
    "{{>*n}}", "{{> * n }}", "{{<*n}}{{/*n}}", "{{< * n }}{{/ * n }}", "{{<*n}}{{/* n}}",
  ])
  func takesTheTemplatesNameFromTheContexts(tag: String) throws {
    #expect(try rendered("[\(tag)]", ["n": "p", "*n": "q"], with: ["p": "1", "q": "2"]) == "[1]")
  }

  @Test func takesDottedNames() throws {
    #expect(try rendered("{{>*a.b}}", ["a": ["b": "p"]], with: ["p": "1"]) == "1")
    #expect(
      try rendered("{{#a}}{{>*.}}{{/a}}", ["a": ["p", "q"]], with: ["p": "1", "q": "2"]) == "12")
  }

  @Test func addsNoContext() throws {
    let context: TemplateValue = ["a": ["n": "p", "x": "inner"], "x": "outer"]
    #expect(try rendered("{{>*a.n}}", context, with: ["p": "{{x}}"]) == "outer")
  }

  @Test func isResolvedOnce() throws {
    let context: TemplateValue = ["a": "b", "b": "p"]
    #expect(try rendered("[{{>**a}}]", context, with: ["p": "1"], strictness: .lenient) == "[]")
    #expect(try rendered("[{{>*a}}]", context, with: ["p": "1"], strictness: .lenient) == "[]")
  }

  @Test func indentsLikeAnyPartial() throws {
    #expect(try rendered("  {{>*n}}\n", ["n": "p"], with: ["p": "a\nb\n"]) == "  a\n  b\n")
  }

  @Test func nullRendersNothing() throws {
    #expect(try rendered("[{{>*n}}]", ["n": nil]) == "[]")
  }

  @Test func overridesBlocksOfTheParentItNames() throws {
    let text = "{{<*n}}{{$b}}new{{/b}}{{/*n}}"
    #expect(try rendered(text, ["n": "p"], with: ["p": "<{{$b}}old{{/b}}>"]) == "<new>")
  }
}
