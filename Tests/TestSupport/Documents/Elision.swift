/// Lines in which a line `…`, or the end of one, stands for what is left out.
struct Elision {
  private static let mark = "…"

  let lines: [Substring]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// True if the whole text is as these lines say.
  func describes(_ text: String) -> Bool {
    Self.match(lines[...], Self(text).lines[...])
  }

  /// True if the text has these lines somewhere, in one piece but for what is left out. How far they are indented doesn't matter.
  func isExcerpt(of text: String) -> Bool {
    let mark = Self.mark[...]
    let pattern = [mark] + lines.dropLast(lines.last == "" ? 1 : 0).map(Self.unindented) + [mark]
    return Self.match(pattern[...], Self(text).lines.map(Self.unindented)[...])
  }

  private static func unindented(_ line: Substring) -> Substring { line.drop { $0 == " " } }

  private static func match(_ pattern: ArraySlice<Substring>, _ text: ArraySlice<Substring>) -> Bool
  {
    guard let first = pattern.first else { return text.isEmpty }
    if first.drop(while: { $0 == " " }) == mark {
      return (text.startIndex...text.endIndex).contains { start in
        match(pattern.dropFirst(), text[start...])
      }
    }
    guard let line = text.first else { return false }
    let isSame =
      first.hasSuffix(mark) ? line.hasPrefix(first.dropLast(mark.count)) : first == line
    return isSame && match(pattern.dropFirst(), text.dropFirst())
  }
}
