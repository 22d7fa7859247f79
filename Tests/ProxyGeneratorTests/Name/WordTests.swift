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

  @Test(
    arguments: [
      ("didTapPOIAt", ["did", "Tap", "POI", "At"]), ("URLSession", ["URL", "Session"]),
      ("didOpen2Doors", ["did", "Open2", "Doors"]), ("id", ["id"]), ("ID", ["ID"]), ("", []),
    ])
  func split(_ name: String, _ words: [String]) {
    #expect(Word.split(name) == words)
  }

  @Test(arguments: ["a", "_a", "a1", "été", "名前", "🎉", "__"])
  func isIdentifier(_ name: String) {
    #expect(Word.isIdentifier(name))
    #expect(Word.identifier(name) == name)
  }

  @Test(
    arguments: [
      ("it did this", "itDidThis"), ("a-b", "aB"), ("1a", "_1a"), ("a`b`", "aB"),
      ("_", "__"),
      ("+", "_unnamed"), ("", "_unnamed"), ("a\u{a0}b", "aB"), ("a∑b", "aB"),
    ])
  func identifier(_ name: String, _ expected: String) {
    #expect(!Word.isIdentifier(name))
    #expect(Word.identifier(name) == expected)
    #expect(Word.isIdentifier(expected))
  }
}
