import Testing

@testable import ProxyGenerator

@Suite struct ASCIIWordTests {
  @Test(arguments: ["é", "名前", "a🎉"])
  func isNothingElse(_ name: String) {
    #expect(ASCIIWord(name) == nil)
  }

  /// A character of no case at the end has the rules for all of Unicode look at the same name.
  @Test func doesWhatTheRulesForAllOfUnicodeDo() throws {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<500 {
      let length = Int.random(in: 1...8, using: &random)
      let name = String((0..<length).compactMap { _ in "aBcD_1 E".randomElement(using: &random) })
      let word = try #require(ASCIIWord(name))
      var words = Word.split(name + "名")
      words[words.count - 1].removeLast()
      #expect(word.words == words, "\(name)")
      #expect(word.isIdentifier == (name != "_" && Word.isIdentifier(name + "名")), "\(name)")
      if name.contains(where: { !$0.isUppercase }) {
        #expect(word.lowerCamel + "名" == Word.lowerCamel(name + "名"), "\(name)")
      }
    }
  }

  @Test(arguments: ["", "ID", "A", "_", "1a"])
  func edges(_ name: String) throws {
    let word = try #require(ASCIIWord(name))
    #expect(word.lowerCamel == name.lowercased())
    #expect(word.words == (name.isEmpty ? [] : [name]))
    #expect(word.isIdentifier == ["ID", "A"].contains(name))
  }
}
