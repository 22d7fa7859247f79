import ProxyGenerator
import Testing

@testable import proxygen

struct CommandLineParserTests {
  @Test func everyOptionOfGenerate() throws {
    let invocation = try CommandLineParser.parse([
      "generate", "Sources", "--style", "rx", "-o", "Out", "--module=UIKit", "--module", "A.B",
      "--protocol", "*Delegate", "--templates", "T", "--force", "--diagnostics", "github",
      "-I", "inc", "-Fframeworks", "-DA", "-D", "B=1", "--header-module", "Kit", "--sdk",
      "iphoneos", "--target=arm64-apple-ios17.0", "-",
    ])
    var expected = GenerateOptions()
    expected.input.operands = ["Sources", "-"]
    expected.input.modules = ["UIKit", "A.B"]
    expected.input.protocolPatterns = [Wildcard("*Delegate")]
    expected.input.lookup = ModuleLookup(
      definitions: ["A", "B=1"], headerModule: "Kit", importFolders: ["inc"],
      frameworkFolders: ["frameworks"], sdk: "iphoneos",
      target: "arm64-apple-ios17.0")
    expected.styles = [.builtIn("rx")]
    expected.output = .path("Out")
    expected.templates = "T"
    expected.overwriting = .anyFile
    expected.diagnostics = .github
    #expect(invocation == .generate(expected))
  }

  @Test func everyOptionOfList() throws {
    let invocation = try CommandLineParser.parse([
      "list", "--format", "json", "--diagnostics=json", "a.swift", "--module", "M", "--style",
      "rx", "--style", "./My", "-o", "report.json",
    ])
    var expected = ListOptions()
    expected.input.operands = ["a.swift"]
    expected.input.modules = ["M"]
    expected.format = .json
    expected.styles = [.builtIn("rx"), .folder("./My")]
    expected.output = "report.json"
    expected.diagnostics = .json
    #expect(invocation == .list(expected))
  }

  @Test func theTableHasAnOlderName() throws {
    let text = try CommandLineParser.parse(["list", "--format", "text", "a.swift", "-o", "-"])
    #expect(text == .list(ListOptions(input: InputOptions(operands: ["a.swift"]))))
  }

  @Test(arguments: [
    (["--watch"], WatchMethod.listening), (["--poll"], .looking),
    (["--watch", "--poll"], .looking),
    (["--poll", "--watch"], .looking),
  ])
  func watching(_ arguments: [String], _ method: WatchMethod) throws {
    var expected = GenerateOptions(input: InputOptions(operands: ["a.swift"]))
    expected.watching = method
    #expect(
      try CommandLineParser.parse(["generate", "a.swift"] + arguments) == .generate(expected))
  }

  @Test func standardOutputIsTheDefaultAndAHyphen() throws {
    var expected = GenerateOptions()
    expected.input.operands = ["x"]
    #expect(try CommandLineParser.parse(["generate", "x"]) == .generate(expected))
    expected.output = .standardOutput
    #expect(try CommandLineParser.parse(["generate", "x", "-o", "-"]) == .generate(expected))
    #expect(
      try CommandLineParser.parse(["generate", "x", "-o", "f", "-o-"]) == .generate(expected))
  }

  @Test func aModuleIsInputEnough() throws {
    var expected = ListOptions()
    expected.input.modules = ["FoundationXML"]
    #expect(try CommandLineParser.parse(["list", "--module=FoundationXML"]) == .list(expected))
  }

  @Test(arguments: [
    (["--help"], Invocation.help(.overview)), (["-h"], .help(.overview)),
    (["help"], .help(.overview)), (["help", "list"], .help(.command(.list))),
    (["help", "help"], .help(.command(.help))), (["help", "--help"], .help(.command(.help))),
    (["generate", "x", "--help"], .help(.command(.generate))),
    (["list", "-h"], .help(.command(.list))), (["--version"], .version), (["--ver"], .version),
    (["--", "help"], .help(.overview)),
  ])
  func helpAndVersion(arguments: [String], expected: Invocation) throws {
    #expect(try CommandLineParser.parse(arguments) == expected)
  }

  @Test(arguments: [
    ([], "no-command", "no command; the commands are \(commands)"),
    (["genrate"], "unknown-command", "unknown command 'genrate'; did you mean 'generate'?"),
    (
      ["frobnicate"], "unknown-command",
      "unknown command 'frobnicate'; the commands are \(commands)"
    ),
    (["-"], "unknown-command", "unknown command '-'; the commands are \(commands)"),
    (["help", "lst"], "unknown-command", "unknown command 'lst'; did you mean 'list'?"),
    (["help", "list", "generate"], "unexpected-operand", "unexpected operand 'generate'"),
    (["--stlye", "rx"], "unknown-option", "unknown option '--stlye'"),
    (
      ["--style", "rx", "generate"], "misplaced-option",
      "option '--style' belongs to a command; write it after 'generate'"
    ),
    (
      ["-oOut", "generate"], "misplaced-option",
      "option '-oOut' belongs to a command; write it after 'generate'"
    ),
    (
      ["generate", "--stlye", "rx"], "unknown-option",
      "unknown option '--stlye'; did you mean '--style'?"
    ),
    (["generate", ""], "empty-input", "an input has an empty name"),
    (["list", "x", "--prune"], "unknown-option", "unknown option '--prune'"),
    (
      ["list", "x", "--format", "htm"], "invalid-value",
      "option '--format': 'htm' is not a possible value; did you mean 'html'?"
    ),
    (
      ["list", "--module", "../x"], "invalid-value",
      "option '--module': '../x' is not a module name"
    ),
    (["list", "--module=-v"], "invalid-value", "option '--module': '-v' is not a module name"),
    (["list", "--module", "A."], "invalid-value", "option '--module': 'A.' is not a module name"),
    (["generate", "x", "-o", ""], "invalid-value", "option '-o': the value is empty"),
    (["generate", "x", "--protocol="], "invalid-value", "option '--protocol': the value is empty"),
  ])
  func errors(arguments: [String], rule: String, message: String) {
    let error = #expect(throws: UsageError.self) { try CommandLineParser.parse(arguments) }
    #expect(error?.rule == rule)
    #expect(error?.message == message)
  }

  @Test func errorsKnowTheirCommand() {
    let error = #expect(throws: UsageError.self) { try CommandLineParser.parse(["list", "--x"]) }
    #expect(error?.command == .list)
  }
}

private let commands = CommandName.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
