/// An identifier that is read word by word, as SE-0005 does: `indexOfURLs` has the words `index`, `Of` and `URLs`.
///
/// Positions count bytes. From the back and from the front, words may differ (`ABIs`), and rules say which they mean.
struct CamelName: Hashable {
  private let letters: [UInt8]

  init(_ text: some StringProtocol) { letters = Array(text.utf8) }

  var count: Int { letters.count }
  var text: String { self[0..<count] }

  subscript(range: Range<Int>) -> String {
    String(decoding: letters[range], as: UTF8.self)
  }

  func prefix(_ end: Int) -> CamelName { CamelName(self[0..<end]) }
  func suffix(from start: Int) -> CamelName { CamelName(self[start..<count]) }

  /// Empty for an empty name.
  var firstWord: String { count == 0 ? "" : self[0..<end(ofWordAt: 0)] }
  /// Empty for an empty name.
  var lastWord: String { count == 0 ? "" : self[start(ofWordEndingAt: count)..<count] }

  /// From the front.
  var words: [String] {
    var words: [String] = []
    var start = 0
    while start < count {
      let end = end(ofWordAt: start)
      words.append(self[start..<end])
      start = end
    }
    return words
  }

  /// From the back, the last one first.
  var wordsFromBack: [Range<Int>] {
    var words: [Range<Int>] = []
    var end = count
    while end > 0 {
      let start = start(ofWordEndingAt: end)
      words.append(start..<end)
      end = start
    }
    return words
  }

  /// - Parameter start: before the end.
  func end(ofWordAt start: Int) -> Int {
    if isUnderscore(start) { return start + 1 }
    var end = start
    while end < count, isUpper(end) { end += 1 }
    if end - start > 1 { return endOfInitialism(end) }
    while end < count, !isUpper(end), !isUnderscore(end) { end += 1 }
    return end
  }

  /// A plural belongs to its initialism, but for `Is`, which is a word.
  private func endOfInitialism(_ end: Int) -> Int {
    var next = end
    while next < count, isLower(next) { next += 1 }
    if isPlural(end..<next), self[end - 1..<next] != "Is" { return next }
    return end < count && isLower(end) ? end - 1 : end
  }

  /// - Parameter end: behind the start.
  func start(ofWordEndingAt end: Int) -> Int {
    var start = startOfSmallLetters(before: end)
    let isPlural = start > 0 && isPlural(start..<end)
    if start < end, !isPlural {
      return start > 0 && isLower(start) && !isUnderscore(start - 1) ? start - 1 : start
    }
    if isUnderscore(start - 1) { return start - 1 }
    while start > 0, isUpper(start - 1) { start -= 1 }
    return start
  }

  private func startOfSmallLetters(before end: Int) -> Int {
    var start = end
    while start > 0, !isUpper(start - 1), !isUnderscore(start - 1) { start -= 1 }
    return start
  }

  private func isPlural(_ range: Range<Int>) -> Bool {
    ["s", "es", "ies"].contains(self[range])
  }

  func isUpper(_ position: Int) -> Bool { (65...90).contains(letters[position]) }
  func isLower(_ position: Int) -> Bool { (97...122).contains(letters[position]) }
  func isDigit(_ position: Int) -> Bool { (48...57).contains(letters[position]) }
  func isUnderscore(_ position: Int) -> Bool { letters[position] == 95 }
}
