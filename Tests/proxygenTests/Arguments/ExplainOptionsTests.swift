import Testing

@testable import proxygen

@Suite struct ExplainOptionsTests {
  private func options(_ arguments: String...) throws -> ExplainOptions? {
    guard case .explain(let options) = try CommandLineParser.parse(["explain"] + arguments)
    else { return nil }
    return options
  }

  @Test func theFileIsTheFirstInput() throws {
    let options = try #require(
      try options("C:/a.swift:12", "Sources", "C:/a.swift", "--style", "rx"))
    #expect(options.input.operands == ["C:/a.swift", "Sources"])
    #expect(options.line == 12)
    #expect(options.styles == [.builtIn("rx")])
  }

  @Test(arguments: ["a.swift", "a.swift:", "a.swift:0", "a.swift:x", ":3", ""])
  func aPlaceHasAFileAndALine(operand: String) {
    #expect(throws: UsageError.self) { try options(operand) }
  }

  @Test func withoutPlaceThereIsNothingToTell() {
    #expect(throws: UsageError.self) { try options() }
  }
}
