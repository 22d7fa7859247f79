import Foundation
import Testing

@testable import proxygen

@Suite struct DependencyFileTests {
  @Test func oneRuleAndAnEmptyOneForEachInput() {
    let file = DependencyFile(outputs: ["G/A.swift", "G/B.swift"], inputs: ["a.swift", "b.swift"])
    #expect(
      file.text == """
        G/A.swift \\
          G/B.swift: \\
          a.swift \\
          b.swift

        a.swift:

        b.swift:

        """)
    #expect(DependencyFile(outputs: [], inputs: ["a.swift"]).text == "")
  }

  /// Make itself says which files it saw.
  @Test(arguments: [
    "a b.swift", "$x.swift", "a#b.swift", "a\\ b.swift", "a\\b.swift", "é 'x'.swift",
  ])
  func makeReadsIt(_ name: String) throws {
    guard access("/usr/bin/make", X_OK) == 0 else { return }
    let folder = try TemporaryFolder()
    try folder.write("", to: name)
    let rules = DependencyFile(outputs: ["out"], inputs: [name]).text
    try folder.write("\(rules)\nout:\n\t@touch $@\n", to: "Makefile")
    func make() throws -> Int32 {
      try ChildProcess.live.run("/usr/bin/make", ["-q", "-C", folder.path, "out"], [:]).status
    }
    #expect(try make() == 1, "there is no output yet")
    _ = try ChildProcess.live.run(
      "/usr/bin/make", ["-C", folder.path, "out"], ["PATH": "/usr/bin:/bin"])
    #expect(try make() == 0, "the input was found, and is older")
    let later = Date().addingTimeInterval(100)
    try FileManager.default.setAttributes(
      [.modificationDate: later], ofItemAtPath: folder.path + "/" + name)
    #expect(try make() == 1, "a newer input counts")
  }
}
