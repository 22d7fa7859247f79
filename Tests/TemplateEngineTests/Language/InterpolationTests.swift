import TemplateEngine
import Testing

struct InterpolationTests {
  @Test func writesTheValueInPlaceOfTheTag() throws {
    #expect(try rendered("let {{name}} = 1\n", ["name": "zoom"]) == "let zoom = 1\n")
  }

  @Test(arguments: [
    (TemplateValue.string("a b"), "a b"), (.integer(-85), "-85"), (.number(1.21), "1.21"),
    (.number(3), "3.0"), (.bool(true), "true"), (.bool(false), "false"), (.null, ""),
    (.string(""), ""),
  ])
  func writesEveryScalar(value: TemplateValue, text: String) throws {
    #expect(try rendered("<{{x}}>", ["x": value]) == "<\(text)>")
  }

  @Test func readsNoTagsInAValue() throws {
    #expect(try rendered("{{x}}", ["x": "{{y}}", "y": "no"]) == "{{y}}")
  }

  @Test(arguments: [
    "{{x}}", "{{ x }}", "{{\n\tx\r\n}}", "{{&x}}", "{{& x }}", "{{{x}}}", "{{{ x }}}",
  ])
  func ignoresWhitespaceInTheTag(tag: String) throws {
    #expect(try rendered("|\(tag)|", ["x": "1"]) == "|1|")
  }

  @Test func escapesForHTMLOnRequestOnly() throws {
    let context: TemplateValue = ["x": "<a b=\"c\"> & 'd'"]
    #expect(try rendered("{{x}}", context) == "<a b=\"c\"> & 'd'")
    #expect(
      try rendered("{{x}}", context, escaping: .html)
        == "&lt;a b=&quot;c&quot;&gt; &amp; &#39;d&#39;")
  }

  @Test func neverEscapesTripleMustacheAndAmpersand() throws {
    #expect(try rendered("{{{x}}}{{&x}}", ["x": "<&>"], escaping: .html) == "<&><&>")
  }

  @Test func keepsTextWithBracesThatAreNoTags() throws {
    #expect(try rendered("{ a } }} { {", [:]) == "{ a } }} { {")
    #expect(try rendered("{ {{x}} }", ["x": "1"]) == "{ 1 }")
  }

  @Test func leavesALineWithAVariableAlone() throws {
    #expect(try rendered("  {{x}}  \n", ["x": "1"]) == "  1  \n")
    #expect(try rendered("  {{x}}\n", ["x": ""]) == "  \n")
  }

  @Test func carriesUnicodeThrough() throws {
    #expect(try rendered("→{{größe}}←", ["größe": "👩‍👩‍👧 ü"]) == "→👩‍👩‍👧 ü←")
  }

  // MARK: Names

  @Test func followsADottedNameFromPartToPart() throws {
    let context: TemplateValue = ["a": ["b": ["c": "x"]]]
    #expect(try rendered("{{a.b.c}}", context) == "x")
  }

  @Test func bindsTheFirstPartAloneToAContext() throws {
    let context: TemplateValue = ["a": ["b": [:]], "b": ["c": "outer"]]
    #expect(
      try rendered("<{{#a}}{{b.c}}{{/a}}>", context, strictness: .lenient) == "<>")
  }

  @Test func neverTakesADottedNameForOneKey() throws {
    #expect(try rendered("<{{a.b}}>", ["a.b": "x"], strictness: .lenient) == "<>")
    #expect(try rendered("{{a.b}}", ["a.b": "x", "a": ["b": "y"]]) == "y")
  }

  @Test func aPeriodIsTheInnermostContext() throws {
    #expect(try rendered("{{.}}", "root") == "root")
    #expect(try rendered("{{#a}}{{.}}{{/a}}", ["a": "x"]) == "x")
  }

  @Test func namesMayHoldAnySignButWhitespace() throws {
    #expect(try rendered("{{a-b}}{{@}}{{%x}}", ["a-b": "1", "@": "2", "%x": "3"]) == "123")
  }
}
