import Testing

@testable import TemplateEngine

struct IndentedOutputTests {
  private func write(_ lines: String..., to output: inout IndentedOutput) {
    for line in lines {
      output.beginLine()
      output.append(text: Array(line.utf8)[...])
    }
  }

  private func text(_ output: IndentedOutput) -> String {
    String(decoding: output.bytes, as: UTF8.self)
  }

  private let two = Array("  ".utf8)[...]

  @Test func levelsOfLinesAddUp() {
    var output = IndentedOutput()
    let outer = output.enterLines(indentation: two)
    write("a\n", to: &output)
    let inner = output.enterLines(indentation: two)
    write("b\n", "c\n", to: &output)
    output.leave(inner)
    write("d\n", to: &output)
    output.leave(outer)
    write("e\n", to: &output)
    #expect(text(output) == "  a\n    b\n    c\n  d\ne\n")
  }

  @Test func anInlineLevelTakesNoIndentation() {
    var output = IndentedOutput()
    _ = output.enterLines(indentation: two)
    let inline = output.enterInline()
    write("a\n", "b\n", to: &output)
    output.leave(inline)
    write("c", to: &output)
    #expect(text(output) == "a\nb\n  c")
  }

  @Test func anOverrideAtALineStartIsIndentedOnce() {
    var output = IndentedOutput()
    let level = output.enterOverride(indentation: two)
    write("a\n", to: &output)
    output.append(text: Array("b\n".utf8)[...])
    write("c\n", to: &output)
    output.leave(level)
    #expect(text(output) == "  a\nb\n  c\n")
  }

  @Test(arguments: ["a", "<"])
  func itsFirstTextIsIndentedWithoutALineStart(value: String) {
    var output = IndentedOutput()
    _ = output.enterOverride(indentation: two)
    output.append(value: "", escaping: .none)
    output.append(value: value, escaping: .none)
    #expect(text(output) == "  " + value)
  }

  @Test func anOverrideThatWritesNothingIndentsNothing() {
    var output = IndentedOutput()
    let level = output.enterOverride(indentation: two)
    output.leave(level)
    output.append(text: Array("\n".utf8)[...])
    _ = output.enterOverride(indentation: two)
    output.append(text: Array("\r\n".utf8)[...])
    #expect(text(output) == "\n\r\n")
  }

  @Test func anOverrideAmidALineTakesNoIndentationForItsFirstLine() {
    var output = IndentedOutput()
    _ = output.enterLines(indentation: two)
    write("x ", to: &output)
    let level = output.enterOverrideAmidLine()
    write("a\n", "b", to: &output)
    output.leave(level)
    write("\n", to: &output)
    #expect(text(output) == "  x a\n  b  \n")
  }

  @Test func escapesValuesAndCountsItsSize() {
    var output = IndentedOutput()
    output.append(value: "a<b", escaping: .html)
    output.append(value: "<", escaping: .none)
    #expect(text(output) == "a&lt;b<")
    _ = output.enterLines(indentation: two)
    #expect(output.size == 9)
  }
}
