import Foundation
import Testing

@testable import proxygen

struct ResolvedPathTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func resolve(_ path: String) throws(SystemError) -> ResolvedPath {
    try ResolvedPath(folder.absolute(path))
  }

  @Test func existingPathsLoseTheirLinks() throws {
    try folder.write(to: "a/f.swift")
    try folder.link("l", to: "a")
    let path = try resolve("l/f.swift")
    #expect(path.real == folder.absolute("a/f.swift"))
    #expect(path.existingFolder == folder.absolute("a"))
    #expect(path.status?.kind == .file)
    #expect(try resolve("l/").real == folder.absolute("a"))
    #expect(try resolve("l").existingFolder == folder.absolute("a"))
  }

  @Test func missingPartsAreKept() throws {
    try folder.makeFolder("a")
    try folder.link("l", to: "a")
    let path = try resolve("l/x/./y//z.swift")
    #expect(path.real == folder.absolute("a/x/y/z.swift"))
    #expect(path.existingFolder == folder.absolute("a"))
    #expect(path.status == nil)
    #expect(try resolve("a/../n").real == folder.absolute("n"))
  }

  @Test func impossiblePathsAreRefused() throws {
    try folder.write(to: "f")
    try folder.link("gone", to: "nothing")
    #expect(throws: SystemError(code: ENOTDIR)) { try resolve("f/x") }
    #expect(throws: SystemError(code: ENOTDIR)) { try resolve("f/x/y") }
    #expect(throws: SystemError(code: ENOENT)) { try resolve("gone") }
    #expect(throws: SystemError(code: ENOENT)) { try resolve("gone/x") }
    #expect(throws: SystemError(code: ENOENT)) { try resolve("new/../x") }
  }
}
