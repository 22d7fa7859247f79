import Templates
import Testing

@testable import proxygen

@Suite struct StyleComparisonTests {
  private func changes(
    ejected: [String: String], builtIn: [String: String], here: [String: String]
  ) -> [String] {
    StyleComparison(
      ejected: ejected.mapValues(EjectionRecord.hash), builtIn: builtIn, here: here
    ).findings.map { "\($0.file): \($0.change.rawValue)" }
  }

  @Test func whatIsTheSameIsNotTold() {
    let file = ["a": "1\n"]
    #expect(changes(ejected: file, builtIn: file, here: file) == [])
    // Both made the same change.
    #expect(changes(ejected: file, builtIn: ["a": "2\n"], here: ["a": "2\n"]) == [])
  }

  @Test func whoChangedIsTold() {
    let all = ["a": "1\n", "b": "1\n", "c": "1\n", "d": "1\n", "e": "1\n"]
    let builtIn = ["a": "1\n", "b": "2\n", "c": "2\n", "d": "1\n", "new": "1\n"]
    let here = ["a": "3\n", "b": "1\n", "c": "3\n", "e": "1\n", "own": "1\n"]
    #expect(
      changes(ejected: all, builtIn: builtIn, here: here) == [
        "a: changed here", "b: changed in the built-in style",
        "c: changed here and in the built-in style", "d: removed here",
        "e: no longer in the built-in style", "new: new in the built-in style", "own: only here",
      ])
  }

  @Test func newsAreAStepFromHereToThere() {
    let comparison = StyleComparison(
      ejected: ["a": EjectionRecord.hash("1\n")], builtIn: ["a": "2\n"], here: ["a": "1\n"])
    #expect(
      comparison.text(isColored: false)
        == "a: changed in the built-in style\n--- a/a\n+++ b/a\n@@ -1 +1 @@\n-1\n+2\n")
  }

  @Test(arguments: BuiltInStyles.names)
  func aFolderHasAllThatItsTemplatesMention(style: String) {
    let files = BuiltInFolder(style: style).files
    #expect(files["style.json"] != nil)
    #expect(files["file.mustache"] != nil)
    let mentions = files.values.flatMap { text in
      text.matches(of: /\{\{>([a-z]+)\/([a-z-]+)\}\}/).map { (String($0.1), String($0.2)) }
    }
    #expect(!mentions.isEmpty)
    for (folder, name) in mentions where folder == style {
      #expect(files["\(name).mustache"] != nil, "\(name)")
    }
  }
}
