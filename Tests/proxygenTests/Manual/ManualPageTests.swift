import Testing

@testable import proxygen

@Suite struct ManualPageTests {
  @Test func explainsEveryCommandAndOption() {
    let text = ManualPage.text
    for command in CommandLineParser.descriptions {
      #expect(text.contains(".SS \(command.name.rawValue)\n"))
      for option in command.options {
        #expect(text.contains(Roff.escaped(option.name.spelling)))
      }
    }
  }

  @Test func noTextIsTakenForARequest() {
    #expect(Roff.escaped(".swift, 'a' \\ -x") == "\\&.swift, \\(aqa\\(aq \\e \\-x")
    #expect(Roff.escaped("'a'").hasPrefix("\\(aq"))
  }

  @Test func aTermIsBoldAndItsArgumentItalic() {
    #expect(
      Roff.entry("-o", taking: "PATH", "Write.") == ".TP\n\\fB\\-o\\fR \\fIPATH\\fR\nWrite.\n")
    #expect(Roff.entry("0", "All.") == ".TP\n\\fB0\\fR\nAll.\n")
  }
}
