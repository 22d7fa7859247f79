import Testing

@testable import ProxyGenerator

@Suite struct GlobTests {
  @Test(
    arguments: [
      ("*", "Anything", true), ("Thing*", "ThingDelegate", true),
      ("*Delegate", "ThingDelegate", true),
      ("T?ing*", "ThingDelegate", true), ("*ing*gate", "ThingDelegate", true),
      ("Thing", "ThingDelegate", false), ("", "", true), ("*", "", true), ("?", "", false),
      ("a*b*c", "aXbXbXc", true), ("a*b*c", "aXbXbX", false),
    ])
  func matches(_ pattern: String, _ text: String, _ expected: Bool) {
    #expect(Glob(pattern).matches(text) == expected)
  }

  @Test func takesLinearTimeOnManyStars() {
    let pattern = String(repeating: "*a", count: 40) + "b"
    #expect(!Glob(pattern).matches(String(repeating: "a", count: 2000)))
  }
}
