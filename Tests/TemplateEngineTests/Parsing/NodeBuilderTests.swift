import Testing

@testable import TemplateEngine

struct NodeBuilderTests {
  /// The text nodes for a text without tags, a `|` before each that starts a line.
  private func pieces(_ text: String, margin: Range<Int>? = nil) -> [String] {
    let source = Array(text.utf8)
    var builder = NodeBuilder(source)
    if let margin { builder.pushMargin(margin) }
    builder.appendText(0..<source.count)
    builder.finish()
    return builder.nodes.map { node in
      guard case .text(let range, let startsLine) = node else { return "?" }
      return (startsLine ? "|" : "") + source.text(range)
    }
  }

  @Test func cutsTextIntoLines() {
    #expect(pieces("a\n b\r\nc") == ["|a\n", "| b\r\n", "|c"])
    #expect(pieces("a\n") == ["|a\n"])
    #expect(pieces("") == [])
  }

  @Test func anEmptyLineStartsWithoutIndentation() {
    #expect(pieces("\na\n\r\nb") == ["\n", "|a\n", "\r\n", "|b"])
    #expect(pieces(" \n  ") == ["| \n", "|  "])
  }

  @Test func takesTheMarginOffAsFarAsThereIsOne() {
    #expect(
      pieces("  a\n    b\n c\nd\n\te\n \tf", margin: 0..<2) == [
        "|a\n", "|  b\n", "|c\n", "|d\n", "|\te\n", "|\tf",
      ])
    #expect(pieces("  a\n  \n", margin: 0..<2) == ["|a\n", "\n"])
  }

  @Test func takesTheLineOfAStandaloneTag() {
    let source = Array("a\n  XX \nb".utf8)
    var builder = NodeBuilder(source)
    builder.appendText(0..<4)
    let line = builder.takeLine(of: 4..<6)
    #expect(line?.indentation == 2..<4)
    #expect(line?.next == 8)
    #expect(builder.nodes.count == 1)
  }

  @Test(arguments: ["a XX \nb", "  XX b\n", "XX\rb"])
  func leavesTheLineOfAnyOtherTag(text: String) {
    let source = Array(text.utf8)
    var builder = NodeBuilder(source)
    let start = source.firstIndex(of: UInt8(ascii: "X")) ?? 0
    builder.appendText(0..<start)
    #expect(builder.takeLine(of: start..<start + 2) == nil)
  }

  @Test func findsTheFirstIndentation() {
    let text = "\n  \r\n   a\n b"
    #expect(NodeBuilder(Array(text.utf8)).firstIndentation(from: 0) == 5..<8)
    #expect(NodeBuilder(Array("\n  ".utf8)).firstIndentation(from: 0).isEmpty)
  }

  @Test func addsTheBlanksBeforeATagThatBeginsItsLine() {
    let source = Array("a\n  XX".utf8)
    var builder = NodeBuilder(source)
    builder.appendText(0..<4)
    let start = builder.appendLineStart(before: 4..<6)
    #expect(start?.indentation == 2..<4)
    #expect(start?.node == 1)
    let amidLine = builder.appendLineStart(before: 6..<6)
    #expect(amidLine == nil)
  }
}
