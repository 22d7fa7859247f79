import Testing

@testable import proxygen

@Suite struct WatchRootTests {
  private let harness: CommandHarness
  private var folder: TemporaryFolder { harness.folder }

  init() throws { harness = try CommandHarness() }

  private func roots(_ operands: [String], _ change: (inout GenerateOptions) -> Void = { _ in })
    -> Set<WatchRoot>
  {
    var options = GenerateOptions(input: InputOptions(operands: operands))
    change(&options)
    return harness.environment.watchRoots(options)
  }

  @Test func operands() throws {
    try folder.makeFolder("S")
    let configurations: Set<WatchRoot> = [
      .file(folder.absolute("S/proxygen.json")), .file(folder.absolute("proxygen.json")),
    ]
    #expect(
      roots(["S", "a.swift", "b.h", "gone", "S/**/*.swift"])
        == configurations.union([
          .sources(folder.absolute("S")), .file(folder.absolute("a.swift")),
          .header(folder.absolute("b.h")), .sources(folder.absolute("gone")),
        ]))
  }

  @Test func whatAConfigurationNames() throws {
    try folder.write(
      #"{"version": 1, "inputs": ["In"], "outputs": [{"style": "./My", "path": "Out", "templates": "T"}]}"#,
      to: "proxygen.json")
    #expect(
      roots([]) == [
        .file(folder.absolute("proxygen.json")), .sources(folder.absolute("In")),
        .templates(folder.absolute("./My")), .templates(folder.absolute("T")),
      ])
  }

  @Test func listsAndWhatTheyName() throws {
    try folder.write("a.swift\n", to: "list")
    #expect(
      roots([]) {
        $0.input.lists = ["list"]
        $0.input.configuration = .none
      } == [.file(folder.absolute("list")), .file(folder.absolute("a.swift"))])
  }
}
