import Testing

@testable import TestSupport

@Suite struct DocumentLinksTests {
  @Test func findsLinksToFilesAndHeadings() {
    let text = """
      See [one](A.md), [two](B.md#c) and [the web](https://example.com).
      ```sh
      [not](D.md)
      ```
      [Here](#e)
      """
    #expect(DocumentLinks.local(in: text) == ["A.md", "B.md#c", "#e"])
  }

  @Test func anchorsAreThoseOfHeadings() {
    let text = "# Title\ntext\n## 1. See what's `new`, now\n### In the style `rx`\n"
    #expect(
      DocumentLinks.anchors(of: text) == ["title", "1-see-whats-new-now", "in-the-style-rx"])
  }
}
