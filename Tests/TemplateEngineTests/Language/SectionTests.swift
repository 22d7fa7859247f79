import TemplateEngine
import Testing

struct SectionTests {
  @Test(arguments: [
    TemplateValue.bool(true), .integer(0), .integer(1), .number(0), .string("x"), ["x": 1], [:],
    [1],
  ])
  func aTrueValueOpensASection(value: TemplateValue) throws {
    #expect(try rendered("{{#x}}in{{/x}}{{^x}}out{{/x}}", ["x": value]) == "in")
  }

  @Test(arguments: [TemplateValue.null, .bool(false), .string(""), []])
  func aFalseValueOpensAnInvertedSection(value: TemplateValue) throws {
    #expect(try rendered("{{#x}}in{{/x}}{{^x}}out{{/x}}", ["x": value]) == "out")
  }

  @Test func goesThroughAList() throws {
    #expect(try rendered("{{#x}}({{.}}){{/x}}", ["x": [1, "b", 2.5]]) == "(1)(b)(2.5)")
    #expect(try rendered("{{#x}}{{n}};{{/x}}", ["x": [["n": 1], ["n": 2]]]) == "1;2;")
  }

  @Test func goesThroughAListOfLists() throws {
    #expect(
      try rendered("{{#x}}[{{#.}}{{.}}{{/.}}]{{/x}}", ["x": [[1, 2], [], [3]]]) == "[12][][3]")
  }

  @Test func goesThroughARootList() throws {
    #expect(try rendered("{{#.}}{{.}},{{/.}}", [1, 2]) == "1,2,")
  }

  @Test func rendersFalseElementsOfAList() throws {
    #expect(try rendered("{{#x}}<{{.}}>{{/x}}", ["x": [nil, false, ""]]) == "<><false><>")
  }

  @Test func anObjectBecomesTheInnermostContext() throws {
    let context: TemplateValue = ["a": ["n": "inner"], "n": "outer", "m": "both"]
    #expect(try rendered("{{#a}}{{n}} {{m}}{{/a}} {{n}}", context) == "inner both outer")
  }

  @Test func aScalarHidesNoOuterContext() throws {
    #expect(try rendered("{{#a}}{{.}}{{n}}{{/a}}", ["a": "x", "n": "y"]) == "xy")
  }

  @Test func aMemberThatIsNullHidesAnOuterOne() throws {
    #expect(try rendered("{{#a}}<{{n}}>{{/a}}", ["a": ["n": nil], "n": "outer"]) == "<>")
  }

  @Test func sectionsOfOneNameNest() throws {
    #expect(try rendered("{{#a}}1{{#a}}2{{/a}}3{{/a}}4", ["a": true]) == "1234")
    #expect(try rendered("{{^a}}1{{^a}}2{{/a}}3{{/a}}4", ["a": true]) == "4")
  }

  @Test func takesDottedNames() throws {
    let context: TemplateValue = ["a": ["b": [1, 2], "c": false]]
    #expect(try rendered("{{#a.b}}{{.}}{{/a.b}}{{^a.c}}!{{/a.c}}", context) == "12!")
  }

  @Test func ignoresWhitespaceInTheTags() throws {
    #expect(try rendered("{{# a }}1{{/\ta\n}}{{ ^ b }}2{{/ b}}", ["a": true, "b": false]) == "12")
  }

  @Test func anInvertedSectionAddsNoContext() throws {
    #expect(try rendered("{{#a}}{{^b}}{{.}}{{/b}}{{/a}}", ["a": "x", "b": nil]) == "x")
  }

  @Test func unknownNamesAreFalseInLenientMode() throws {
    #expect(try rendered("{{#x}}in{{/x}}{{^x}}out{{/x}}", strictness: .lenient) == "out")
  }
}
