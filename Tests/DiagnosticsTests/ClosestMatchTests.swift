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

  @Test(arguments: ["", "x", "configuration", "qqrrt"])
  func leavesWhatIsFar(_ word: String) {
    #expect(closestMatch(to: word, among: ["parent", "style"]) == nil)
  }

  @Test func takesTheOnlyOneThatStartsWithTheWord() {
    #expect(closestMatch(to: "conf", among: ["configuration", "style"]) == "configuration")
    #expect(closestMatch(to: "conf", among: ["configuration", "confluence"]) == nil)
  }

  @Test func isNeverTheWordItself() {
    #expect(closestMatch(to: "style", among: ["style", "stile"]) == "stile")
  }

  @Test func doesNotCompareLongWords() {
    let long = String(repeating: "a", count: 65)
    #expect(closestMatch(to: long, among: [String(long.dropLast()) + "b"]) == nil)
  }

  @Test func takesTheFirstOfEquallyClose() {
    #expect(closestMatch(to: "cat", among: ["bat", "car"]) == "bat")
  }
}
