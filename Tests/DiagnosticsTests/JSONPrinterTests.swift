import Diagnostics
import Foundation
import Testing

struct JSONPrinterTests {
  private func text(_ diagnostics: Diagnostic...) -> String {
    DiagnosticPrinter.json.text(for: diagnostics, program: "proxygen")
  }

  @Test func keysAreSortedAndAbsentOnesLeftOut() {
    #expect(
      text(Samples.located, Samples.file, Samples.commandLine)
        == #"[{"column":14,"line":3,"message":"two parents: `A`, `B`","#
        + #""path":"S/a b.swift","rule":"ambiguous-parent","severity":"error"},"#
        + #"{"message":"100% out","path":"S/x,y:z.swift","rule":"link-outside","#
        + #""severity":"warning"},"#
        + #"{"message":"no input","rule":"no-input","severity":"note"}]"# + "\n")
  }

  @Test func nothingIsAnEmptyArray() {
    #expect(text() == "[]\n")
  }

  @Test func textSurvives() throws {
    let message = "\"quoted\"\\ \n\u{1B} é \u{2028}"
    let line = text(.error("r", at: .commandLine, message))
    #expect(line.utf8.filter { $0 == 0x0A }.count == 1 && line.hasSuffix("\n"))
    let decoded = try JSONDecoder().decode([[String: String]].self, from: Data(line.utf8))
    #expect(decoded == [["message": message, "rule": "r", "severity": "error"]])
  }
}
