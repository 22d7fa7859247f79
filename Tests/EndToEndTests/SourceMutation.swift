/// Changes of a text that leave much of it valid: lines go, come twice or change places, words become other words of it.
///
/// The same seed gives the same changes.
struct SourceMutation {
  private var state: UInt64

  init(seed: UInt64) { state = seed | 1 }

  /// An xorshift generator, as good as changes need it.
  mutating func number(below limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(max(1, limit)))
  }

  mutating func changed(_ text: String) -> String {
    var text = text
    for _ in 0...number(below: 3) {
      text = number(below: 2) == 0 ? withOtherLines(text) : withOtherWord(text)
    }
    return text
  }

  private mutating func withOtherLines(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let index = number(below: lines.count)
    switch number(below: 3) {
    case 0: lines.remove(at: index)
    case 1: lines.insert(lines[index], at: index)
    default: lines.swapAt(index, number(below: lines.count))
    }
    return lines.joined(separator: "\n")
  }

  private mutating func withOtherWord(_ text: String) -> String {
    var parts: [Substring] = []
    var rest = Substring(text)
    while !rest.isEmpty {
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let part = word.isEmpty ? rest.prefix(1) : word
      parts.append(part)
      rest = rest.dropFirst(part.count)
    }
    let words = parts.indices.filter { parts[$0].first?.isLetter ?? false }
    guard !words.isEmpty else { return text }
    let target = words[number(below: words.count)]
    parts[target] = parts[words[number(below: words.count)]]
    return parts.joined()
  }
}
