import Foundation
import Testing

@testable import proxygen

@Suite struct LibclangSearchTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(to: "usr/bin/swiftc")
    #expect(chmod(folder.absolute("usr/bin/swiftc"), 0o755) == 0)
    try folder.makeFolder("usr/lib/swift")
    try folder.write(to: "usr/lib/libclang.\(Platform.librarySuffix)")
  }

  private func candidates(_ variables: [String: String]) -> [String] {
    let finder = ToolchainFinder(environment: variables, childProcess: .live, xcrun: nil)
    return LibclangSearch(environment: variables, finder: finder).candidates()
  }

  @Test func theToolchainsGoesFirst() {
    let library = folder.absolute("usr/lib/libclang.\(Platform.librarySuffix)")
    let found = candidates(["PATH": folder.absolute("usr/bin")])
    #expect(found.first == library)
    #expect(found.dropFirst().allSatisfy { $0.contains("llvm") })
    #expect(!candidates(["PATH": "/nowhere"]).contains(library))
  }

  @Test func theVariableLeavesNoChoice() {
    let variables = ["PATH": folder.absolute("usr/bin"), LibclangSearch.variable: "/some/library"]
    #expect(candidates(variables) == ["/some/library"])
  }
}
