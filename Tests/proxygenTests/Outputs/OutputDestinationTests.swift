import Testing

@testable import proxygen

struct OutputDestinationTests {
  @Test func theFormOfThePathAndWhatIsThereDecide() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("folder.swift")
    try folder.makeFolder("there")
    try folder.write(to: "file")
    func destination(_ path: String) -> OutputDestination {
      OutputDestination(.path(path), in: folder.workingFolder)
    }
    #expect(destination("new.swift") == .file("new.swift"))
    #expect(destination("there/new.swift") == .file("there/new.swift"))
    #expect(destination("folder.swift") == .folder("folder.swift"))
    #expect(destination("new.swift/") == .folder("new.swift/"))
    #expect(destination("new") == .folder("new"))
    #expect(destination("there") == .folder("there"))
    #expect(destination("file") == .folder("file"))
    #expect(OutputDestination(.standardOutput, in: folder.workingFolder) == .standardOutput)
  }
}
