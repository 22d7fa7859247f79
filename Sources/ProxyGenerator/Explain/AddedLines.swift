/// The blocks of lines that one text has and another has not.
struct AddedLines: Equatable, Sendable {
  /// In order; without blank lines around them, and without the indentation that all their lines have. A block of
  /// brackets alone says nothing, and is left out.
  let blocks: [[String]]

  init(in text: String, since other: String) {
    let lines = Self.lines(text)
    let changes = lines.difference(from: Self.lines(other))
    var blocks: [Range<Int>] = []
    for case .insert(let offset, _, _) in changes.insertions {
      if let last = blocks.last, last.upperBound == offset {
        blocks[blocks.count - 1] = last.lowerBound..<offset + 1
      } else {
        blocks.append(offset..<offset + 1)
      }
    }
    self.blocks = blocks.map { Self.trimmed(lines[Self.slid($0, lines)]) }
      .filter { block in block.contains { line in line.contains { $0.isLetter || $0.isNumber } } }
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// A block between equal lines can stand in several places: the one that begins where a declaration does.
  private static func slid(_ block: Range<Int>, _ lines: [Substring]) -> Range<Int> {
    var places = [block]
    var place = block
    while place.lowerBound > 0, lines[place.lowerBound - 1] == lines[place.upperBound - 1] {
      place = place.lowerBound - 1..<place.upperBound - 1
      places.append(place)
    }
    place = block
    while place.upperBound < lines.count, lines[place.lowerBound] == lines[place.upperBound] {
      place = place.lowerBound + 1..<place.upperBound + 1
      places.append(place)
    }
    return places.min { cost($0, lines) < cost($1, lines) } ?? block
  }

  private static func cost(_ place: Range<Int>, _ lines: [Substring]) -> Int {
    let first = lines[place.lowerBound]
    let closes = first.drop { $0 == " " }.hasPrefix("}")
    return indentation(first) * 2 + (closes ? 1 : 0)
  }

  private static func indentation(_ line: Substring) -> Int { line.prefix { $0 == " " }.count }

  private static func trimmed(_ lines: ArraySlice<Substring>) -> [String] {
    let isBlank = { (line: Substring) in line.allSatisfy { $0 == " " } }
    let inner = lines.drop(while: isBlank).reversed().drop(while: isBlank).reversed()
    let common = inner.filter { !isBlank($0) }.map(indentation).min() ?? 0
    return inner.map { String($0.dropFirst(common)) }
  }
}
