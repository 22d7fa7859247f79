import TemplateEngine
import Testing

/// `text` is an argument of block `b` for the parent `p`, unless a test says otherwise.
struct BlockIndentationTests {
  private func override(_ block: String, in parent: String) throws -> String {
    try rendered("{{<p}}{{$b}}\(block){{/b}}{{/p}}\n", ["x": 1], with: ["p": parent])
  }

  // MARK: Standalone parents

  @Test(arguments: [
    "  {{<p}}{{/p}}\n", "  {{<p}}\n{{/p}}\n", "  {{<p}}\n  {{$b}}2{{/b}}\n  {{/p}}  \n",
    "  {{<p}} text\n text {{/p}}",
  ])
  func indentsEachLineOfAStandaloneParent(text: String) throws {
    #expect(try rendered(text, with: ["p": "a\n\nb\n"]) == "  a\n\n  b\n")
  }

  @Test(arguments: [
    ("x {{<p}}{{/p}}\n", "x a\nb\n"), (" {{<p}}{{/p}} x\n", " a\nb x\n"),
    ("x {{<p}}\n{{/p}}\ny", "x a\nb\ny"),
  ])
  func doesNotIndentAnInlineParent(text: String, result: String) throws {
    #expect(try rendered(text, with: ["p": "a\nb"]) == result)
  }

  // MARK: Where an argument begins and ends

  @Test func anArgumentBeginsOnTheLineAfterATagThatEndsALine() throws {
    #expect(try override("\na\n", in: "{{$b}}{{/b}}") == "a\n")
    #expect(try override(" \t\r\na\r\n", in: "{{$b}}{{/b}}") == "a\r\n")
    #expect(try override(" a\n", in: "{{$b}}{{/b}}") == " a\n")
  }

  @Test func theBlanksBeforeItsEndTagAreNotPartOfIt() throws {
    #expect(try override("\na\n   ", in: "<{{$b}}{{/b}}>") == "<a\n>")
    #expect(try override("a   ", in: "<{{$b}}{{/b}}>") == "<a   >")
  }

  @Test func losesTheIndentationOfItsFirstLine() throws {
    #expect(try override("\n    a\n      b\n    c\n", in: "{{$b}}{{/b}}") == "a\n  b\nc\n")
    #expect(try override("\n\n    a\n", in: "{{$b}}{{/b}}") == "\na\n")
    #expect(try override("\n    a\n  b\n\tc\n", in: "{{$b}}{{/b}}") == "a\nb\n\tc\n")
    #expect(try override("\n  {{x}}\n  {{! c }}\n  {{x}}\n", in: "{{$b}}{{/b}}") == "1\n1\n")
    #expect(try override("a\n    b\n", in: "{{$b}}{{/b}}") == "a\n    b\n")
  }

  @Test func aSectionInItLosesTheSameIndentation() throws {
    let block = "\n  {{#x}}\n    a\n  {{/x}}\n  b\n"
    #expect(try override(block, in: "{{$b}}{{/b}}") == "  a\nb\n")
  }

  // MARK: Where it goes

  @Test func takesTheIndentationOfTheDefault() throws {
    #expect(try override("\na\nb\n", in: "{{$b}}\n  old\n{{/b}}\n") == "  a\n  b\n")
    #expect(try override("\na\nb\n", in: "  {{$b}}\n    old\n  {{/b}}\n") == "    a\n    b\n")
    #expect(try override("\na\n\nb\n", in: "{{$b}}\n\n  old\n{{/b}}\n") == "  a\n\n  b\n")
  }

  @Test func takesTheIndentationOfTheTagWhereThereIsNoDefault() throws {
    #expect(try override("\n a\n b\n", in: "  {{$b}}\n  {{/b}}\nc\n") == "  a\n  b\nc\n")
    #expect(try override("\na\nb\n", in: "  {{$b}}\n      {{! c }}\n  {{/b}}\n") == "  a\n  b\n")
  }

  @Test func takesTheIndentationBeforeABlockThatFillsItsLine() throws {
    #expect(try override("\na\nb", in: "  {{$b}}{{/b}}\nc\n") == "  a\n  b\nc\n")
    #expect(try override("\na\nb", in: "  {{$b}}old{{/b}}\nc\n") == "  a\n  b\nc\n")
    #expect(try override("a", in: "  {{$b}}old{{/b}}\nc\n") == "  a\nc\n")
  }

  @Test func takesNoneAmidALine() throws {
    #expect(try override("\na\nb", in: "x {{$b}}old{{/b}}\n") == "x a\nb\n")
    #expect(try override("\na\nb", in: "  {{$b}}old{{/b}} x\n") == "  a\nb x\n")
    #expect(try override("\n{{#x}}\na\n{{/x}}\nb", in: "x {{$b}}old{{/b}}\n") == "x a\nb\n")
  }

  @Test func anEmptyOneLeavesNoBlanks() throws {
    #expect(try override("", in: "  {{$b}}{{/b}}\nc\n") == "\nc\n")
    #expect(try override("", in: "  {{$b}}\n  old\n  {{/b}}\nc\n") == "c\n")
    #expect(try override("\n\na", in: "  {{$b}}{{/b}}\nc\n") == "\n  a\nc\n")
  }

  // MARK: Without an override

  @Test(arguments: [
    ("  {{$b}}\n    a\n  {{/b}}\n", "    a\n"), ("  {{$b}}a{{/b}}\n", "  a\n"),
    ("  {{$b}}{{/b}}\n", "\n"), ("  {{$b}}a\n b\n  {{/b}}\nc", "  a\n b\nc"),
    ("x {{$b}}\n  a\n{{/b}} y", "x \n  a\n y"), ("  {{$b}}a{{/b}} x\n", "  a x\n"),
    ("{{$b}}\r\n  a\r\n{{/b}}\r\n", "  a\r\n"),
  ])
  func aDefaultStaysAsItIsWritten(text: String, result: String) throws {
    #expect(try rendered(text) == result)
    #expect(try rendered("{{<p}}{{/p}}", with: ["p": text]) == result)
  }

  @Test func aDefaultIsIndentedWithItsTemplate() throws {
    let parent = ["p": "{{$b}}\n  a\n{{/b}}\n {{$c}}d{{/c}}\n"]
    #expect(try rendered("\t{{>p}}\n", with: parent) == "\t  a\n\t d\n")
  }

  // MARK: Together

  @Test func indentationsOfParentAndBlockAddUp() throws {
    let text = "  {{<p}}\n{{$b}}\n      a\n      b\n{{/b}}\n  {{/p}}\nc\n"
    let parent = ["p": "f {\n  {{$b}}\n  old\n  {{/b}}\n}\n"]
    #expect(try rendered(text, with: parent) == "  f {\n    a\n    b\n  }\nc\n")
  }

  @Test func amidALineTheTemplatesIndentationStays() throws {
    let text = "  {{<p}}{{$b}}\na\nb{{/b}}{{/p}}\n"
    #expect(try rendered(text, with: ["p": "f({{$b}}{{/b}})\n"]) == "  f(a\n  b)\n")
  }

  @Test func nestedBlocksAreIndentedRelativeToTheOuterOne() throws {
    let others = [
      "grand": "  {{$outer}}\n  {{/outer}}\n",
      "parent":
        "{{<grand}}{{$outer}}\n\tf {\n\t  {{$inner}}\n\t    old\n\t  {{/inner}}\n\t}\n{{/outer}}{{/grand}}",
    ]
    #expect(try rendered("{{>parent}}", with: others) == "  f {\n      old\n  }\n")
    let text = "{{<parent}}{{$inner}}\na\nb\n{{/inner}}{{/parent}}"
    #expect(try rendered(text, with: others) == "  f {\n      a\n      b\n  }\n")
  }

  @Test func aPartialInAnArgumentIsIndentedWithIt() throws {
    let text = "{{<p}}{{$b}}\n    {{>q}}\n    c\n{{/b}}{{/p}}"
    let others = ["p": "  {{$b}}\n  {{/b}}\n", "q": "a\nb\n"]
    #expect(try rendered(text, with: others) == "  a\n  b\n  c\n")
  }

  @Test func aPartialThatBeginsAnArgumentKeepsItsOwnIndentation() throws {
    let text = "{{<p}}{{$b}}\n{{! c }}\n  {{>q}}\n{{/b}}{{/p}}"
    let others = ["p": "  {{$b}}\n  {{/b}}\n", "q": "a\nb\n"]
    #expect(try rendered(text, with: others) == "    a\n    b\n")
  }

  @Test func aBlockThatBeginsAnArgumentAmidALineStaysThere() throws {
    let others = [
      "p": "x {{$outer}}{{/outer}}\n",
      "q": "{{<p}}{{$outer}}\n{{$b}}\n{{/b}}\nz{{/outer}}{{/p}}",
    ]
    let text = "  {{<q}}{{$b}}\na\n{{/b}}{{/q}}"
    #expect(try rendered(text, with: others) == "  x a\n  z\n")
  }

  @Test func aBlockThatBeginsAnArgumentTakesItsPlace() throws {
    let others = [
      "p": "  {{$outer}}{{/outer}}\n",
      "q": "{{<p}}{{$outer}}{{$b}}old{{/b}}!{{/outer}}{{/p}}",
      "r": "{{<p}}{{$outer}}\n{{$b}}\n{{/b}}\nz{{/outer}}{{/p}}",
    ]
    #expect(try rendered("{{<q}}{{$b}}\na\nb{{/b}}{{/q}}", with: others) == "  a\n  b!\n")
    #expect(try rendered("{{<q}}{{$b}}{{/b}}{{/q}}", with: others) == "  !\n")
    #expect(try rendered("{{<r}}{{$b}}\na\n{{/b}}{{/r}}", with: others) == "  a\n  z\n")
    #expect(try rendered("{{<r}}{{$b}}{{/b}}{{/r}}", with: others) == "  z\n")
  }
}
