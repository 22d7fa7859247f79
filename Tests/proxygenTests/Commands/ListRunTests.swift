import Testing

@testable import proxygen

@Suite struct ListRunTests {
  private let harness: CommandHarness
  private var folder: TemporaryFolder { harness.folder }

  init() throws {
    harness = try CommandHarness()
    try folder.write(
      "class Bell { weak var delegate: BellDelegate? }\n"
        + "protocol BellDelegate: AnyObject { func bellDidRing(_ bell: Bell) }\n", to: "Bell.swift")
  }

  private func list(
    _ arguments: String..., isTerminal: Bool = false, variables: [String: String] = [:]
  ) -> (status: proxygen.ExitStatus, output: String) {
    let output = Recorder()
    var environment = harness.environment
    environment.standardOutput = output.sink(isTerminal: isTerminal)
    environment.variables.merge(variables) { $1 }
    let status = ProxygenCommand.run(
      arguments: ["list"] + arguments, environment: environment, pipeline: .standard)
    return (status, output.text)
  }

  private func lines(_ text: String) -> [String] {
    text.split { $0 == "\n" }.map { String($0) }
  }

  @Test func aFileForTheListing() throws {
    let run = list("Bell.swift", "--format", "html", "-o", "docs/deep/report.html")
    #expect(run.status == .fine)
    #expect(run.output == "")
    let page = try folder.read("docs/deep/report.html")
    #expect(page.hasPrefix("<!DOCTYPE html>\n"))
    #expect(page.contains(#"href="../../Bell.swift#L2""#))
    #expect(
      list("Bell.swift", "--format", "html", "-o", "docs/deep/report.html").status == .fine)
  }

  /// What is wrong is what one wants to read about.
  @Test func errorsWithholdNothing() throws {
    try folder.write("protocol GongDelegate { func a() }", to: "Gong.swift")
    #expect(list(".", "--format", "html", "-o", "report.html").status == .failure)
    #expect(try folder.read("report.html").contains("1 error"))
  }

  @Test func noInputIsReplaced() throws {
    let text = try folder.read("Bell.swift")
    #expect(list("Bell.swift", "-o", "Bell.swift").status == .failure)
    #expect(try folder.read("Bell.swift") == text)
    #expect(harness.errors.text.contains("[output-over-input]"))
  }

  @Test func theTableFitsItsTerminal() {
    let narrow = list(
      "Bell.swift", isTerminal: true, variables: ["COLUMNS": "90", "NO_COLOR": "1"])
    #expect(lines(narrow.output).dropFirst().allSatisfy { $0.count <= 90 })
    #expect(!narrow.output.contains("\u{1B}"))
    let colored = list("Bell.swift", isTerminal: true, variables: ["COLUMNS": "90"])
    #expect(colored.output.contains("\u{1B}[34mevent\u{1B}[0m"))
    let piped = list("Bell.swift", variables: ["COLUMNS": "90"])
    #expect(!piped.output.contains("\u{1B}"))
    #expect(lines(piped.output).contains { $0.count > 90 }, "a pipe has no width")
  }

  @Test func theConfigurationsStyleIsListed() throws {
    try folder.write(
      #"{"version": 1, "outputs": [{"style": ["control", "combine"], "path": "Out"}]}"#,
      to: "proxygen.json")
    #expect(list("Bell.swift").output.contains("didRingPublisher"))
    #expect(list("Bell.swift", "--style", "async").output.contains("AsyncBellDelegateProxy"))
  }

  @Test func aStyleWithoutDelegatesIsRefused() {
    #expect(list("Bell.swift", "--style", "control").status == .failure)
    #expect(harness.errors.text.contains("[no-delegates]"))
  }
}
