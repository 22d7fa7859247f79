import Foundation
import Testing

@testable import proxygen

struct RunMarkTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func aLiveRunKeepsItsFiles() throws {
    let mark = try RunMark(in: folder.absolute("."))
    let path = mark.temporaryPath()
    try Data().write(to: URL(fileURLWithPath: path))
    let other = try RunMark(in: folder.absolute("."))
    #expect(FileManager.default.fileExists(atPath: path))
    other.remove()
    mark.remove()
    #expect(folder.list().count == 1)
  }

  @Test func whatDeadRunsLeftIsRemoved() throws {
    try folder.write("", to: ".proxygen-dead.lock")
    try folder.write("half", to: ".proxygen-dead-1.tmp")
    try folder.write("half", to: ".proxygen-dead-2.tmp")
    try folder.write("somebody's", to: ".proxygen-deadlier-1.tmp")
    let mark = try RunMark(in: folder.absolute("."))
    mark.remove()
    #expect(folder.list() == [".proxygen-deadlier-1.tmp"])
  }
}
