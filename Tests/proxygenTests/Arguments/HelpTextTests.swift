import Testing

@testable import proxygen

struct HelpTextTests {
  static let topics: [HelpTopic] = [.overview] + CommandName.allCases.map { .command($0) }

  @Test(arguments: topics)
  func fitsIntoEightyColumns(topic: HelpTopic) {
    let lines = HelpText.text(for: topic).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.filter { $0.count > 80 } == [])
    #expect(lines.filter { $0.last == " " } == [])
    #expect(lines.last == "" && lines.dropLast().last != "")
  }

  @Test(arguments: CommandName.allCases)
  func namesEveryOption(command: CommandName) {
    let text = HelpText.text(for: .command(command))
    for option in CommandLineParser.description(of: command).options {
      #expect(text.contains(option.name.spelling))
    }
  }

  @Test func optionsAreListedWithTheirNamesAndValues() {
    let text = HelpText.text(for: .command(.generate))
    #expect(text.hasPrefix("usage: proxygen generate [OPTION...] [INPUT...]\n\n"))
    #expect(text.contains("\n  -o, --output PATH     Write to PATH: "))
    #expect(text.contains("\n      --style NAME      The kind of code to write"))
    #expect(text.contains("\n  -I DIR                Look for modules, and for"))
    #expect(text.contains("\n  -h, --help            Print this help and exit.\n"))
    #expect(
      text.contains(
        "\n      --diagnostics text|github|gitlab|json|sarif\n                        How errors"))
  }

  @Test func theOverviewListsEveryCommandWithItsSummary() {
    let text = HelpText.text(for: .overview)
    for command in CommandLineParser.descriptions {
      #expect(text.contains("\n  \(command.name.rawValue) "))
      #expect(text.contains(command.summary))
    }
    #expect(text.contains("--version"))
  }

  @Test func usageLines() {
    #expect(HelpText.usage(nil) == "usage: proxygen COMMAND [ARGUMENT...]")
    #expect(HelpText.usage(.help) == "usage: proxygen help [OPTION...] [COMMAND]")
  }
}
