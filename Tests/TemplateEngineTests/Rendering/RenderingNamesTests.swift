import TemplateEngine
import Testing

/// What strict mode refuses, and what it says.
struct RenderingNamesTests {
  @Test(arguments: [
    ("\n {{ x }}", 2, 5), ("{{{x}}}", 1, 4), ("{{&x}}", 1, 4), ("a\r\n{{#x}}{{/x}}", 2, 4),
    ("{{^x}}{{/x}}", 1, 4), ("{{>*x}}", 1, 5), ("{{<* x}}{{/*x}}", 1, 6), ("{{a.x}}", 1, 5),
    ("{{ a.x.y }}", 1, 6), ("{{#a.x}}{{/a.x}}", 1, 6), ("{{b.x}}", 1, 5), ("{{l.x}}", 1, 5),
  ])
  func anUnknownNameIsAnErrorAtItsPlace(text: String, line: Int, column: Int) {
    let error = failure(text, ["a": ["b": 1], "b": "text", "l": [1]])
    #expect(error?.rule == .unknownName)
    #expect(error?.location == TemplateLocation(template: "main", line: line, column: column))
    #expect(error?.includeChain == [])
  }

  @Test(arguments: [
    ("{{>q}}", 1, 4), ("\n{{> q }}", 2, 5), ("{{<q}}{{/q}}", 1, 4), ("{{>*n}}", 1, 5),
  ])
  func anUnknownTemplateIsAnErrorAtItsName(text: String, line: Int, column: Int) {
    let error = failure(text, ["n": "q"])
    #expect(error?.rule == .unknownTemplate)
    #expect(error?.location == TemplateLocation(template: "main", line: line, column: column))
  }

  @Test(arguments: [
    ("{{tpye}}", "no context has the name 'tpye'; did you mean 'type'?"),
    ("{{outre}}", "no context has the name 'outre'; did you mean 'outer'?"),
    ("{{unlike}}", "no context has the name 'unlike'; correct the name or provide it"),
    ("{{a.tpye}}", "'a' is an object without a member 'tpye'; did you mean 'type'?"),
    ("{{a.outer}}", "'a' is an object without a member 'outer'; correct the name or provide it"),
    ("{{s.size}}", "'s' is a string without a member 'size'; correct the name or provide it"),
    ("{{a.type.x}}", "'a.type' is a number without a member 'x'; correct the name or provide it"),
    ("{{>rx/fil}}", "no template has the name 'rx/fil'; did you mean 'rx/file'?"),
    ("{{l}}", "'l' is a list, which has no text; open it as a section or name one of its members"),
    (
      "{{.}}",
      "'.' is an object, which has no text; open it as a section or name one of its members"
    ),
  ])
  func saysWhatToDo(text: String, message: String) {
    let context: TemplateValue = ["a": ["type": 1], "s": "x", "l": [1], "outer": 1]
    let error = failure("{{#a}}\(text){{/a}}", context, with: ["rx/file": ""])
    #expect(error?.message == message)
  }

  @Test func aListOrAnObjectIsNoText() {
    #expect(failure("{{x}}", ["x": [1]])?.rule == .notText)
    #expect(failure("{{x}}", ["x": [:]])?.rule == .notText)
    #expect(failure("{{>*x}}", ["x": [:]])?.rule == .notText)
  }

  @Test func lenientModeLeavesItOut() throws {
    let text = "<{{x}}{{a.x}}{{s.x}}{{#x}}1{{/x}}{{>q}}{{>*x}}{{<q}}{{/q}}{{a}}{{l}}>"
    let context: TemplateValue = ["a": ["b": 1], "s": "x", "l": [1]]
    #expect(try rendered(text, context, strictness: .lenient) == "<>")
  }

  @Test func membersOfNullAreNull() throws {
    #expect(try rendered("<{{a.b.c}}{{^a.b}}!{{/a.b}}>", ["a": nil]) == "<!>")
  }

  @Test func namesOutsideOfTheRenderedPartsAreNotLookedUp() throws {
    let text = "{{#a}}{{x}}{{>q}}{{/a}}{{<p}}{{y}}{{$other}}{{z}}{{/other}}{{/p}}"
    #expect(try rendered(text, ["a": false], with: ["p": "1"]) == "1")
  }
}
