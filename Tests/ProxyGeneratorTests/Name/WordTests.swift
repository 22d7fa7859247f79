import Testing

@testable import ProxyGenerator

@Suite struct WordTests {
  @Test(
    arguments: [
      ("Thing", "thing"), ("URLSession", "urlSession"), ("ID", "id"), ("aB", "aB"), ("", ""),
      ("DidStart", "didStart"),
    ])
  func lowerCamel(_ name: String, _ expected: String) {
    #expect(Word.lowerCamel(name) == expected)
  }

  @Test(arguments: [("default", "`default`"), ("in", "`in`"), ("open", "open"), ("thing", "thing")])
  func escaped(_ name: String, _ expected: String) {
    #expect(Word.escaped(name) == expected)
  }
}
