import Testing

@testable import TemplateEngine

@Suite struct NearestNameTests {
  @Test func namesTheNearest() {
    #expect(NearestName.advice("nmae", among: ["name"]) == "; did you mean 'name'?")
    #expect(NearestName.advice("nmae", among: []) == "; correct the name or provide it")
  }

  @Test func namesNothingThatATagCannotHold() {
    #expect(
      NearestName.advice("name", among: ["nam e", "name ", ""])
        == "; correct the name or provide it")
  }

  @Test func takesTheFirstInAscendingOrder() {
    #expect(NearestName.advice("nam", among: ["nap", "nab", "nal"]) == "; did you mean 'nab'?")
  }
}
