import Testing

@testable import proxygen

@Suite struct ShellTests {
  @Test(arguments: Shell.allCases)
  func everyCommandAndOptionIsThere(shell: Shell) {
    let text = shell.completions
    for command in CommandLineParser.descriptions {
      #expect(text.contains(command.name.rawValue))
      for case let name? in command.options.map(\.name.long) {
        #expect(text.contains(shell == .fish ? "-l \(name) " : "--\(name)"))
      }
    }
  }

  @Test func whatAnOptionTakesIsOffered() {
    #expect(
      Shell.bash.completions.contains(
        "'list --format') kind=words list='table markdown json html' ;;"))
    #expect(Shell.zsh.completions.contains(":table|markdown|json|html:(table markdown json html)'"))
    #expect(Shell.fish.completions.contains("-l format -r -f -a 'table markdown json html' -d "))
  }

  @Test func textIsQuotedForTheShell() {
    #expect("a 'b'".singleQuoted == "'a '\\''b'\\'''")
  }

  @Test func theFirstClauseOfTheHelpIsBrief() {
    let option = OptionDescription(
      name: .long("x"), argument: .none, help: "Do it now: 'all' of it, which takes time. Twice.")
    #expect(option.brief == "Do it now")
  }
}
