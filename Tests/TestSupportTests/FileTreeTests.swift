import Foundation
import TestSupport
import Testing

@Suite struct FileTreeTests {
  @Test func comesBackAsItWasWritten() throws {
    let folder = try TemporaryFolder()
    var tree = FileTree(texts: ["a.txt": "a\n", "deep/er/b.txt": "", ".hidden": "h"])
    tree.files["bytes"] = Data([0, 255, 10])
    try tree.write(to: folder.url)
    #expect(try FileTree(readingFrom: folder.url) == tree)
  }

  @Test func missingFolderIsEmpty() throws {
    #expect(try FileTree(readingFrom: URL(fileURLWithPath: "/nowhere")) == FileTree())
  }

  @Test func equalTreesHaveNoDifference() {
    let tree = FileTree(texts: ["a": "1\n2\n"])
    #expect(tree.difference(from: tree) == nil)
  }

  @Test func differenceNamesFilesAndLines() {
    let expected = FileTree(texts: ["gone": "", "same": "s", "text": "1\n2\n3\n4\n5\n6\n7\n"])
    let actual = FileTree(texts: ["new": "n\n", "same": "s", "text": "1\n2\n3\n4\n5\nsix\n7\n"])
    #expect(
      actual.difference(from: expected) == """
        gone: missing
        new: unexpected
          1 + n
        text: differs
          4   4
          5   5
          6 - 6
          6 + six
          7   7
        """)
  }

  @Test(arguments: [
    ("a", "a\n", "  1   a\n  2 - \\ no line break at the end"),
    ("a\r\n", "a\n", "  1 - a\\r\n  1 + a"),
    ("", "\n", "  1 + "),
  ])
  func invisibleDifferenceIsShown(expected: String, actual: String, difference: String) {
    let found = FileTree(texts: ["f": actual]).difference(from: FileTree(texts: ["f": expected]))
    #expect(found == "f: differs\n" + difference)
  }

  @Test func bytesThatAreNoTextAreCounted() {
    let expected = FileTree(["f": Data([0xFF])])
    let found = FileTree(["f": Data([0xFF, 0xFE])]).difference(from: expected)
    #expect(found == "f: differs\n  1 bytes expected, 2 bytes found")
  }
}
