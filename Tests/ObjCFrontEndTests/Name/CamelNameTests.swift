import Testing

@testable import ObjCFrontEnd

@Suite struct CamelNameTests {
  @Test(arguments: [
    ("didSelectRowAtIndexPath", ["did", "Select", "Row", "At", "Index", "Path"]),
    ("indexOfURLs", ["index", "Of", "URLs"]),
    ("URLSession", ["URL", "Session"]),
    ("UTF8Encoding", ["UTF", "8", "Encoding"]),
    ("is3DTouch", ["is3", "D", "Touch"]),
    ("ABIs", ["AB", "Is"]),
    ("_NSRange", ["_", "NS", "Range"]),
    ("a_b", ["a", "_", "b"]),
    ("", []),
  ])
  func findsWordsFromTheFront(text: String, words: [String]) {
    #expect(CamelName(text).words == words)
  }

  @Test(arguments: [
    ("didSelectRow", ["Row", "Select", "did"]),
    ("allURLs", ["URLs", "all"]),
    ("ABIs", ["ABIs"]),
    ("_NSRange", ["Range", "NS", "_"]),
  ])
  func findsWordsFromTheBack(text: String, words: [String]) {
    let name = CamelName(text)
    #expect(name.wordsFromBack.map { name[$0] } == words)
  }
}
