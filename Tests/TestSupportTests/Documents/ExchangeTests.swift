import Testing

@testable import TestSupport

@Suite struct ExchangeTests {
  @Test func commandsGoOnAfterABackslash() throws {
    let block = try #require(
      try DocumentReader.blocks(
        of: "```console\n$ make \\\n  all\nmade\n\nagain\n$ true\n```\n"
      ).first)
    #expect(
      Exchange.all(in: block) == [
        Exchange(command: "make \\\n  all", output: "made\n\nagain\n", line: 2),
        Exchange(command: "true", output: "", line: 7),
      ])
  }
}
