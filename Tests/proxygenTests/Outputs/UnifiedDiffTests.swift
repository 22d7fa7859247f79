import Foundation
import Testing

@testable import proxygen

@Suite struct UnifiedDiffTests {
  private func diff(_ old: String?, _ new: String?) -> String {
    UnifiedDiff(path: "f", old: old, new: new).text(isColored: false)
  }

  private let ten = (1...10).map { "\($0)\n" }.joined()

  @Test func equalTextsHaveNone() {
    #expect(diff("a\n", "a\n") == "")
    #expect(diff("", "") == "")
  }

  @Test func aChangeStandsInItsContext() {
    let new = ten.replacingOccurrences(of: "5\n", with: "five\n")
    #expect(
      diff(ten, new) == """
        --- a/f
        +++ b/f
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """)
  }

  @Test func newAndRemovedFiles() {
    #expect(diff(nil, "a\nb\n") == "--- /dev/null\n+++ b/f\n@@ -0,0 +1,2 @@\n+a\n+b\n")
    #expect(diff("a\n", nil) == "--- a/f\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n")
  }

  @Test func aMissingLineBreakIsSaid() {
    #expect(
      diff("a\nb", "a\nb\n")
        == "--- a/f\n+++ b/f\n@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+b\n")
    #expect(
      diff("a", "b\n")
        == "--- a/f\n+++ b/f\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+b\n")
  }

  @Test func theFirstLineIsWhereTheChangeIs() {
    #expect(UnifiedDiff(path: "f", old: ten, new: "\(ten)11\n").firstLine == 10)
    #expect(UnifiedDiff(path: "f", old: nil, new: "1\n").firstLine == 1)
  }

  @Test func coloursOnDemand() {
    let text = UnifiedDiff(path: "f", old: "a\n", new: "b\n").text(isColored: true)
    #expect(text.contains("\u{1B}[31m-a\u{1B}[0m\n"))
    #expect(text.contains("\u{1B}[32m+b\u{1B}[0m\n"))
  }

  /// `patch` makes the new text of the old one.
  @Test(arguments: [
    ("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "0\n1\n2\n3\n5\n6\n7\n8\nx\ny\n"),
    ("a\n", "a\nb\n"), ("a\nb\n", "b\n"), ("x\ny\nx\ny\n", "y\nx\ny\nx\n"),
  ])
  func patchTakesIt(_ old: String, _ new: String) throws {
    let folder = try TemporaryFolder()
    guard access("/usr/bin/patch", X_OK) == 0 else { return }
    try folder.write(old, to: "f")
    try folder.write(diff(old, new), to: "d")
    let outcome = try ChildProcess.live.run(
      "/usr/bin/patch", ["-s", "-p1", "-d", folder.path, "-i", folder.path + "/d"], [:])
    #expect(outcome.status == 0)
    #expect(try String(contentsOfFile: folder.path + "/f", encoding: .utf8) == new)
  }
}
