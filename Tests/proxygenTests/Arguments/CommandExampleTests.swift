import Testing

@testable import proxygen

@Suite struct CommandExampleTests {
  @Test(arguments: CommandName.allCases)
  func everyCommandHasExamplesOfItsOwn(command: CommandName) {
    let examples = CommandLineParser.description(of: command).examples
    #expect(!examples.isEmpty)
    #expect(examples.allSatisfy { $0.line.split(separator: " ").first ?? "" == command.rawValue })
  }

  /// What follows `>` or `|` is the shell's.
  @Test(arguments: CommandLineParser.descriptions.flatMap(\.examples))
  func theParserTakesEveryExample(example: CommandExample) throws {
    let words = try #require(ResponseFiles.words(example.line))
    let arguments = Array(words.prefix { $0 != ">" && $0 != "|" })
    let invocation = try CommandLineParser.parse(arguments)
    #expect(invocation != .help(.overview))
  }
}
