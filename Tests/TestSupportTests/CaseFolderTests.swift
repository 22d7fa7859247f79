import Foundation
import TestSupport
import Testing

@Suite struct CaseFolderTests {
  private let folder: TemporaryFolder
  private let subject: CaseFolder

  init() throws {
    folder = try TemporaryFolder()
    subject = CaseFolder(folder.url.appendingPathComponent("b-case"))
    try FileTree(texts: [
      "b-case/expected/out.txt": "expected\n", "b-case/expected/stale.txt": "",
      "a-case/input": "", "file": "", ".hidden/input": "",
    ]).write(to: folder.url)
  }

  @Test func foldersAreTheCasesByName() throws {
    #expect(try CaseFolder.all(in: folder.url).map(\.name) == ["a-case", "b-case"])
  }

  @Test func equalOutputIsNoMismatch() throws {
    let actual = FileTree(texts: ["out.txt": "expected\n", "stale.txt": ""])
    #expect(try subject.mismatch(of: actual, environment: [:]) == nil)
  }

  @Test func mismatchNamesTheCaseAndTheLine() throws {
    let actual = FileTree(texts: ["out.txt": "actual\n", "stale.txt": ""])
    let mismatch = try subject.mismatch(of: actual, environment: [:])
    #expect(mismatch?.hasPrefix("b-case/expected") == true)
    #expect(mismatch?.contains("1 - expected\n  1 + actual") == true)
  }

  @Test func recordingReplacesTheTreeAndStillFails() throws {
    let actual = FileTree(texts: ["out.txt": "actual\n"])
    let recording = [CaseFolder.recordVariable: "1"]
    #expect(try subject.mismatch(of: actual, environment: recording)?.contains("recorded") == true)
    #expect(try subject.tree("expected") == actual)
    #expect(try subject.mismatch(of: actual, environment: [:]) == nil)
  }

  @Test func anyOtherValueDoesNotRecord() throws {
    let off = [CaseFolder.recordVariable: "0"]
    #expect(try subject.mismatch(of: FileTree(), environment: off)?.contains("missing") == true)
    #expect(try subject.tree("expected").files.count == 2)
  }
}
