import Testing

@testable import ProxyGenerator

@Suite struct MarkdownTests {
  @Test(arguments: [
    ("a", "`a`"), ("`a`", "`` `a` ``"), ("a``b", "```a``b```"), ("a\nb", "`a b`"), ("|", "`|`"),
  ])
  func code(_ text: String, _ expected: String) {
    #expect(Markdown.code(text) == expected)
  }

  @Test func aBarEndsNoCell() {
    #expect(Markdown.cellCode("a | b") == "`a \\| b`")
    #expect(
      Markdown.escaped("a | *b* <i> [c] & `d`\n")
        == "a \\| \\*b\\* &lt;i&gt; \\[c\\] &amp; \\`d\\` ")
  }
}
