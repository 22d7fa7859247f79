import Testing

@testable import proxygen

struct FilePathTests {
  @Test func joining() {
    #expect(FilePath.join("a", "b") == "a/b")
    #expect(FilePath.join("a/", "b") == "a/b")
    #expect(FilePath.join("/", "b") == "/b")
    #expect(FilePath.join(".", "b") == "b")
    #expect(FilePath.join("", "b") == "b")
  }

  @Test func parts() {
    #expect(FilePath.folder(of: "a/b/c") == "a/b")
    #expect(FilePath.folder(of: "/a") == "/")
    #expect(FilePath.folder(of: "a") == ".")
    #expect(FilePath.lastPart(of: "a/b") == "b")
    #expect(FilePath.lastPart(of: "b") == "b")
    #expect(FilePath.withoutTrailingSlashes("a//") == "a")
    #expect(FilePath.withoutTrailingSlashes("/") == "/")
  }

  @Test func insideness() {
    #expect(FilePath.isInside("/a/b", folder: "/a"))
    #expect(FilePath.isInside("/a", folder: "/a"))
    #expect(FilePath.isInside("/a", folder: "/"))
    #expect(!FilePath.isInside("/ab", folder: "/a"))
    #expect(!FilePath.isInside("/", folder: "/a"))
  }

  @Test func waysFromOneFolderToAnother() {
    #expect(FilePath.relative("/a/b", from: "/a/b") == "")
    #expect(FilePath.relative("/a/b", from: "/a") == "b")
    #expect(FilePath.relative("/a", from: "/a/b/c") == "../..")
    #expect(FilePath.relative("/a/x/y", from: "/a/b") == "../x/y")
    #expect(FilePath.relative("/", from: "/a") == "..")
  }

  @Test func workingFolders() {
    let folder = WorkingFolder(path: "/w")
    #expect(folder.absolute("a") == "/w/a")
    #expect(folder.absolute(".") == "/w/.")
    #expect(folder.absolute("/a") == "/a")
  }
}
