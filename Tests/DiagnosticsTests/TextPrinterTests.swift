import Diagnostics
import Testing

struct TextPrinterTests {
  private func lines(_ diagnostics: Diagnostic..., style: TextPrinter.Style = .plain) -> String {
    DiagnosticPrinter.text(style).text(for: diagnostics, program: "proxygen")
  }

  @Test func onePlacePerLineInTheOrderFound() {
    #expect(
      lines(Samples.located, Samples.file, Samples.commandLine) == """
        S/a b.swift:3:14: error: two parents: `A`, `B` [ambiguous-parent]
        S/x,y:z.swift: warning: 100% out [link-outside]
        proxygen: note: no input [no-input]

        """)
    #expect(lines(Samples.file, Samples.located).hasPrefix("S/x,y:z.swift"))
  }

  @Test func nothingPrintsNothing() {
    #expect(lines() == "")
  }

  @Test func colorsWhenTold() {
    #expect(
      lines(Samples.located, style: .colored)
        == "\u{1B}[1mS/a b.swift:3:14:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m "
        + "\u{1B}[1mtwo parents: `A`, `B`\u{1B}[0m [ambiguous-parent]\n")
    #expect(lines(Samples.file, style: .colored).contains("\u{1B}[1;35mwarning:"))
    #expect(lines(Samples.commandLine, style: .colored).contains("\u{1B}[1;36mnote:"))
  }

  @Test func controlCharactersAreShown() {
    let hostile = Diagnostic.error(
      "r", at: .file("a\n::error::b\u{1B}[2J"), "c\rd\u{202E}e\u{2028}f\u{9B}\u{200D}")
    #expect(
      lines(hostile)
        == "a\\u{A}::error::b\\u{1B}[2J: error: c\\u{D}d\\u{202E}e\\u{2028}f\\u{9B}\u{200D} [r]\n")
  }
}
