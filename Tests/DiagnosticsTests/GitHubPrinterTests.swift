import Diagnostics
import Testing

struct GitHubPrinterTests {
  @Test func everySeverityHasItsCommand() {
    let text = DiagnosticPrinter.github.text(
      for: [Samples.located, Samples.file, Samples.commandLine], program: "proxygen")
    #expect(
      text == """
        ::error file=S/a b.swift,line=3,col=14,title=ambiguous-parent::two parents: `A`, `B`
        ::warning file=S/x%2Cy%3Az.swift,title=link-outside::100%25 out
        ::notice title=no-input::no input

        """)
  }

  @Test func aNameCannotStartAnotherCommand() {
    let hostile = Diagnostic.error("r", at: .file("a\r\n::stop::b%0A"), "c\n::set::d\re")
    #expect(
      DiagnosticPrinter.github.text(for: [hostile], program: "proxygen")
        == "::error file=a%0D%0A%3A%3Astop%3A%3Ab%250A,title=r::c%0A::set::d%0De\n")
  }
}
