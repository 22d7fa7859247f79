import Diagnostics
import Testing

@Suite struct ClosestMatchTests {
  @Test(
    arguments: [
      ("stile", "style"), ("STYLE", "style"), ("defualt", "default"), ("parnt", "parent"),
      ("nmae", "name"),
    ])
  func finds(_ word: String, _ expected: String) {
    #expect(
      closestMatch(to: word, among: ["parent", "property", "name", "default", "style"]) == expected)
  }

  @Test(arguments: ["", "x", "configuration", "pqrst"])
  func leavesWhatIsFar(_ word: String) {
    #expect(closestMatch(to: word, among: ["parent", "style"]) == nil)
  }

  @Test func takesTheFirstOfEquallyClose() {
    #expect(closestMatch(to: "cat", among: ["bat", "car"]) == "bat")
  }
}
