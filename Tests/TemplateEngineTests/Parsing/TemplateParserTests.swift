import Testing

@testable import TemplateEngine

struct TemplateParserTests {
  private func errors(_ text: String) -> [String] {
    TemplateParser.parse(text, named: "t").errors.map {
      "\($0.location.line):\($0.location.column) \($0.rule.rawValue)"
    }
  }

  @Test(arguments: [
    ("a\n {{x", "2:2 template-unclosed-tag"), ("{{", "1:1 template-unclosed-tag"),
    ("é{{x\ny", "1:3 template-unclosed-tag"), ("{{x} }", "1:1 template-unclosed-tag"),
    ("{{! a", "1:1 template-unclosed-tag"), ("{{{x}}", "1:1 template-unclosed-tag"),
    ("{{{x}} }", "1:1 template-unclosed-tag"), ("{{=a b}}", "1:1 template-unclosed-tag"),
    ("{{x {{x}}", "1:1 template-unclosed-tag"), ("{{=| |=}}|x", "1:10 template-unclosed-tag"),
    ("\r\n\r\n {{#a}}", "3:2 template-unclosed-section"),
    ("{{^a}}", "1:1 template-unclosed-section"), ("{{<a}}", "1:1 template-unclosed-section"),
    ("{{$a}}", "1:1 template-unclosed-section"),
    ("{{#a}}\n{{/b}}", "2:1 template-mismatched-close"),
    ("{{#a}}{{#b}}{{/a}}", "1:13 template-mismatched-close"),
    ("{{<*a}}{{/a}}", "1:8 template-mismatched-close"), ("{{/a}}", "1:1 template-unexpected-close"),
    ("{{#a}}{{/a}}{{/a}}", "1:13 template-unexpected-close"),
    ("{{=a=}}", "1:1 template-bad-delimiters"), ("{{==}}", "1:1 template-bad-delimiters"),
    ("{{=a b c=}}", "1:1 template-bad-delimiters"), ("{{}}", "1:1 template-bad-name"),
    ("{{# }}{{/}}", "1:1 template-bad-name"), ("{{>}}", "1:1 template-bad-name"),
    ("{{>*}}", "1:1 template-bad-name"), ("{{a b}}", "1:3 template-bad-name"),
    ("{{ a..b }}", "1:4 template-bad-name"), ("{{.a}}", "1:3 template-bad-name"),
    ("{{#a.}}{{/a.}}", "1:4 template-bad-name"), ("{{>*a.}}", "1:5 template-bad-name"),
  ])
  func locatesASyntaxError(text: String, error: String) {
    #expect(errors(text) == [error])
  }

  @Test(arguments: [
    "", "{", "}}", "{{! }}}}", "{{#a}}{{/a}}", "{{# a.b }}{{/a.b}}", "{{<p}}{{#x}}{{/x}}{{/p}}",
    "{{#a}}{{#a}}{{/a}}{{/a}}", "{{={{ }}=}}", "{{.}}", "{{#.}}{{/.}}", "{{>a..b/.c}}",
  ])
  func acceptsCorrectText(text: String) {
    #expect(errors(text) == [])
  }

  @Test func findsEveryErrorOfATemplate() {
    let text = "{{/a}}\n{{#b}}\n{{x y}}\n{{/c}}\n{{#d}}\n{{#e}}\n{{/d}}\n{{=q=}}\n{{#f}}\n{{g"
    #expect(
      errors(text) == [
        "1:1 template-unexpected-close", "3:3 template-bad-name", "4:1 template-mismatched-close",
        "7:1 template-mismatched-close", "8:1 template-bad-delimiters",
        "10:1 template-unclosed-tag",
        "9:1 template-unclosed-section",
      ])
  }

  @Test func goesOnAfterATagThatTheNextOneShowsToBeOpen() {
    #expect(
      errors("{{a {{b}} {{{c}} {{/d}}") == [
        "1:1 template-unclosed-tag", "1:11 template-unclosed-tag", "1:18 template-unexpected-close",
      ])
  }

  @Test(arguments: [
    ("{{x", "this tag is not closed; end it with '}}'"),
    ("{{{x}}", "this tag is not closed; end it with '}}}'"),
    ("{{=<% %>=}}<%{x%>", "this tag is not closed; end it with '}%>'"),
    ("{{= a b }}", "this tag is not closed; end it with '=}}'"),
    ("{{#a.b}}", "the section 'a.b' is not closed; write '{{/a.b}}' after its content"),
    ("{{<p}}", "the parent tag 'p' is not closed; write '{{/p}}' after its content"),
    ("{{$b}}", "the block 'b' is not closed; write '{{/b}}' after its content"),
    ("{{=| |=}}|#a|", "the section 'a' is not closed; write '|/a|' after its content"),
    (
      "\n {{#a}}{{/b}}",
      "'{{/b}}' does not close the section 'a', opened at line 2, column 2; write '{{/a}}'"
    ),
    ("{{/a}}", "'{{/a}}' closes nothing; remove it or open 'a' before it"),
    (
      "{{=a=}}",
      "'a' does not set delimiters; write two short sequences without white space, separated by "
        + "white space"
    ),
    ("{{}}", "this tag has no name; write one into it"),
    ("{{a\nb}}", "'a\\nb' is not a name; write one without white space"),
    ("{{a.}}", "'a.' is not a name; write one name between each two periods"),
  ])
  func saysWhatIsExpected(text: String, message: String) {
    #expect(TemplateParser.parse(text, named: "t").errors.first?.message == message)
  }

  @Test func countsColumnsInBytes() {
    #expect(errors("\tä{{/a}}") == ["1:4 template-unexpected-close"])
  }

  @Test func survivesEveryPrefixOfATemplate() {
    let text = "a{{=<% %>=}}<%#b%>\r\n <%<c%><%$d%>\n e<%/d%><%/c%>\n<%{f}%><%! g %><%>*h%><%/b%>é"
    for end in text.unicodeScalars.indices {
      let prefix = String(text.unicodeScalars[..<end])
      let template = TemplateParser.parse(prefix, named: "t")
      #expect(template.source == Array(prefix.utf8))
    }
    #expect(errors(text) == [])
  }
}
