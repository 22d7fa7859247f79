import Testing

@testable import TemplateEngine

struct NearestNameTests {
  @Test(arguments: [
    ("nmae", "name"), ("naem", "name"), ("name", "names"), ("nme", "name"), ("xame", "name"),
    ("Name", "name"), ("didzoom", "didZoom"), ("rx/fil", "rx/file"), ("elementtype", "elementType"),
    ("isOptinal", "isOptional"), ("a", "A"),
  ])
  func findsANameThatIsMistypedALittle(wrong: String, right: String) {
    #expect(NearestName.find(wrong, among: [right, "unlike", "other"]) == right)
  }

  @Test(arguments: [
    ("name", "type"), ("a", "b"), ("ab", "cd"), ("payload", "parent"), ("x", "xyz"),
  ])
  func findsNoNameThatIsFarAway(wrong: String, other: String) {
    #expect(NearestName.find(wrong, among: [other]) == nil)
  }

  @Test func prefersTheNearestAndThenTheFirst() {
    #expect(NearestName.find("names", among: ["named", "name", "namesake"]) == "name")
    #expect(NearestName.find("nam", among: ["nap", "nab", "nal"]) == "nab")
  }

  @Test func offersNothingThatATagCannotHold() {
    #expect(NearestName.find("name", among: ["nam e", "name ", ""]) == nil)
  }

  @Test func doesNotCompareTextsWithoutEnd() {
    let long = String(repeating: "a", count: 1_000_000)
    #expect(NearestName.find(long, among: [long + "b"]) == nil)
    #expect(NearestName.find("name", among: [long]) == nil)
  }

  @Test func advises() {
    #expect(NearestName.advice("nmae", among: ["name"]) == "; did you mean 'name'?")
    #expect(NearestName.advice("nmae", among: []) == "; correct the name or provide it")
  }
}
