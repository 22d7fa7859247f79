import TemplateEngine
import Testing

struct StandaloneLineTests {
  @Test(arguments: [
    "{{! note }}", "{{=<% %>=}}", "{{#yes}}{{/yes}}", "{{>empty}}", "{{<empty}}{{/empty}}",
  ])
  func oneTagOrPairOnALine(tag: String) throws {
    let isPair = tag.contains("yes")
    let line = isPair ? "{{#yes}}\n{{/yes}}" : tag
    let result = try rendered("a\n\(line)\nb", ["yes": true], with: ["empty": ""])
    #expect(result == "a\nb")
  }

  @Test(arguments: ["{{! a }}", "{{=| |=}}", "{{>empty}}", "{{<empty}} x {{/empty}}"])
  func takesTheWholeLineWithIt(tag: String) throws {
    func result(_ text: String) throws -> String { try rendered(text, with: ["empty": ""]) }
    #expect(try result("a\n \t\(tag) \t\nb") == "a\nb")
    #expect(try result("a\r\n\(tag)\r\nb\r\n") == "a\r\nb\r\n")
    #expect(try result("  \(tag)\nb") == "b")
    #expect(try result("a\n  \(tag)") == "a\n")
    #expect(try result("\(tag)") == "")
  }

  @Test func sectionTagsAreStandaloneEachByItself() throws {
    let context: TemplateValue = ["yes": true, "no": false]
    #expect(try rendered("a\n  {{#yes}}\n  b\n  {{/yes}}\nc\n", context) == "a\n  b\nc\n")
    #expect(try rendered("a\n{{#no}}\nb\n{{/no}}\nc\n", context) == "a\nc\n")
    #expect(try rendered("a\n{{^no}}\nb{{/no}}\nc\n", context) == "a\nb\nc\n")
    #expect(try rendered("{{#yes}}\r\na\r\n{{/yes}}\r\n", context) == "a\r\n")
  }

  @Test func aCommentOverLinesIsStandaloneAsAWhole() throws {
    #expect(try rendered("a\n  {{! x\n y\n  }}  \nb\n") == "a\nb\n")
    #expect(try rendered("a\n{{! x\n y }} z\nb\n") == "a\n z\nb\n")
  }

  @Test(arguments: [
    (" {{! a }}{{! b }}\n", " \n"), (" {{#yes}}x{{/yes}}\n", " x\n"),
    ("x {{! a }}\n", "x \n"), ("{{! a }} x\n", " x\n"),
    (" {{#yes}}{{#yes}}\nx\n{{/yes}}{{/yes}}\n", " \nx\n\n"),
  ])
  func twoTagsOnALineAreNot(text: String, result: String) throws {
    #expect(try rendered(text, ["yes": true]) == result)
  }

  @Test func aLoneCarriageReturnEndsNoLine() throws {
    #expect(try rendered("{{! a }}\rb") == "\rb")
  }
}
