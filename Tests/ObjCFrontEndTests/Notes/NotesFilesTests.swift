import Foundation
import Testing

@testable import ObjCFrontEnd

@Suite struct NotesFilesTests {
  @Test func findsNotesBesideHeadersAndInFrameworks() throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("notes-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = [
      "Feed/Feed.apinotes",
      "SDK/System/Library/Frameworks/Foundation.framework/Headers/Foundation.apinotes",
      "F/Kit.framework/Headers/Kit.apinotes", "F/Other.framework/Headers/Other.apinotes",
    ]
    for file in files {
      let path = folder.appendingPathComponent(file)
      try FileManager.default.createDirectory(
        at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("Name: X\n".utf8).write(to: path)
    }
    var request = HeaderRequest(
      headers: [
        .init(path: "Feed.h", realPath: folder.appendingPathComponent("Feed/Feed.h").path)
      ], libraries: [])
    request.sdk = folder.appendingPathComponent("SDK").path
    request.frameworkFolders = [folder.appendingPathComponent("F").path]
    let paths = NotesFiles.paths(for: request, frameworks: ["Kit"])
    #expect(
      paths.map { $0.split(separator: "/").last.map(String.init) } == [
        "Foundation.apinotes", "Kit.apinotes", "Feed.apinotes",
      ])
    #expect(paths.compactMap(NotesFiles.notes).count == 3)
  }
}
