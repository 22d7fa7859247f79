/// The outermost bracket groups of one line of Swift, string literals left alone.
struct Brackets {
  struct Group {
    var opener: Character
    /// Where the brackets stand.
    var start: Int
    var end: Int
  }

  let characters: [Character]
  /// Those that close on the same line, in order.
  private(set) var groups: [Group] = []
  private var depths: [Int] = []

  init(_ text: String) {
    characters = Array(text)
    var open: [(opener: Character, start: Int)] = []
    var isInString = false
    for (index, character) in characters.enumerated() {
      depths.append(open.count + (isInString ? 1 : 0))
      if character == "\"" { isInString.toggle() }
      if isInString {
        continue
      } else if isOpener(index) {
        open.append((character, index))
      } else if isCloser(index), let last = open.popLast() {
        depths[index] = open.count
        if open.isEmpty { groups.append(Group(opener: last.opener, start: last.start, end: index)) }
      }
    }
    // An opener that stays open is no group, and what stands behind it is outside again.
    for unclosed in open.indices where depths.count > open[unclosed].start {
      for index in open[unclosed].start + 1..<depths.count { depths[index] -= 1 }
    }
  }

  private func isOpener(_ index: Int) -> Bool {
    switch characters[index] {
    case "(", "[", "{": true
    case "<": index > 0 && (characters[index - 1].isLetter || characters[index - 1].isNumber)
    default: false
    }
  }

  private func isCloser(_ index: Int) -> Bool {
    switch characters[index] {
    case ")", "]", "}": true
    case ">": index > 0 && characters[index - 1] != "-" && characters[index - 1] != " "
    default: false
    }
  }

  func isOutside(_ index: Int) -> Bool { depths[index] == 0 }

  func text(_ range: Range<Int>) -> String { String(characters[range]) }

  func firstOutside(_ character: Character) -> Int? {
    characters.indices.first { characters[$0] == character && isOutside($0) }
  }

  func splitOutside(_ separator: Character) -> [String] {
    var parts: [String] = []
    var start = 0
    for index in characters.indices where characters[index] == separator && isOutside(index) {
      parts.append(text(start..<index))
      start = index + 1
    }
    return parts + [text(start..<characters.count)]
  }
}
