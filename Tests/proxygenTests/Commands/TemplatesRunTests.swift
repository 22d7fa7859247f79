import Templates
import Testing

@testable import proxygen

@Suite struct TemplatesRunTests {
  private static let input = """
    open class Thing: NSObject {
      open weak var delegate: ThingDelegate?
    }

    @objc public protocol ThingDelegate: AnyObject {
      @objc optional func thing(_ thing: Thing, hasDone step: String, with value: Int)
      @objc optional func thingShouldClose(_ thing: Thing) -> Bool
      func thing(_ thing: Thing, priceOf item: String) -> Int
      func thing(_ thing: Thing, decide handler: @escaping (Bool) -> Void)
      var title: String { get }
    }

    """

  private func output(_ style: String, _ harness: CommandHarness) throws -> String {
    try harness.folder.write(Self.input, to: "Thing.swift")
    let before = harness.output.text.count
    let status = harness.run(
      "generate", "Thing.swift", "--style", style, pipeline: .standard)
    #expect(status == .fine, "\(harness.errors.text)")
    // The header names the style as it was given.
    return harness.output.text.dropFirst(before).split(separator: "\n")
      .filter { !$0.hasPrefix("// ") }.joined(separator: "\n")
  }

  @Test(arguments: BuiltInStyles.names.filter { $0 != "control" })
  func anEjectedStyleGivesTheSameOutput(style: String) throws {
    let harness = try CommandHarness()
    #expect(harness.run("templates", "eject", style, "Mine") == .fine)
    #expect(harness.output.text.hasSuffix("--style ./Mine\n"))
    let builtIn = try output(style, harness)
    #expect(builtIn.contains("ThingDelegate"))
    #expect(try output("./Mine", harness) == builtIn)
  }

  @Test func aFileThatIsThereIsKept() throws {
    let harness = try CommandHarness()
    try harness.folder.write("mine", to: "Mine/file.mustache")
    #expect(harness.run("templates", "eject", "rx", "Mine") == .failure)
    #expect(harness.errors.text.contains("Mine/file.mustache: error: the file is there already"))
    #expect(harness.run("templates", "eject", "rx", "Mine", "--force") == .fine)
    #expect(harness.run("templates", "diff", "Mine") == .fine)
  }

  @Test func aChangeIsShown() throws {
    let harness = try CommandHarness()
    _ = harness.run("templates", "eject", "rx", "Mine")
    try harness.folder.write("mine\n", to: "Mine/once.mustache")
    #expect(harness.run("templates", "diff", "Mine") == .stale)
    #expect(harness.output.text.contains("once.mustache: changed here\n--- a/once.mustache\n"))
    #expect(harness.output.text.contains("\n+mine\n"))
  }

  @Test func aFolderWithoutRecordHasNothingToCompare() throws {
    let harness = try CommandHarness()
    #expect(harness.run("templates", "diff", "Mine") == .failure)
    #expect(harness.errors.text.contains("was not made by 'proxygen templates eject'"))
  }

  @Test func oneTemplateIsShown() throws {
    let harness = try CommandHarness()
    #expect(harness.run("templates", "show", "rx/file") == .fine)
    #expect(harness.output.text == BuiltInStyles.folder(of: "rx")["file"])
    #expect(harness.run("templates", "show", "rx/fil") == .failure)
    #expect(harness.errors.text.contains("did you mean 'rx/file'?"))
  }
}
