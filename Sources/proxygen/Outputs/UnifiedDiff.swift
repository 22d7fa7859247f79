/// The difference of two texts in the unified format, as `diff -u` and `git` have it.
struct UnifiedDiff: Equatable, Sendable {
  /// So many lines stand around a change.
  private static let context = 3

  /// One line of a text; the last one may lack its line break.
  private struct Content: Hashable {
    var text: Substring
    var hasEnd = true
  }

  /// One line of a hunk: its mark, its content, and its number in either text.
  private struct Line {
    var mark: Character
    var content: Content
    var old: Int
    var new: Int
  }

  /// Whole lines; empty for texts that are equal.
  private(set) var lines: [String] = []
  /// The line of the old text that the first change stands at, from 1.
  private(set) var firstLine = 1

  /// - Parameter old, new: nil where there is no such file.
  init(path: String, old: String?, new: String?) {
    let marked = Self.marked(old ?? "", new ?? "")
    guard let first = marked.first(where: { $0.mark != " " }) else { return }
    firstLine = max(1, first.old)
    lines = [
      old == nil ? "--- /dev/null" : "--- a/\(path)",
      new == nil ? "+++ /dev/null" : "+++ b/\(path)",
    ]
    for range in Self.hunks(marked) {
      lines.append(Self.head(marked[range]))
      for line in marked[range] {
        lines.append("\(line.mark)\(line.content.text)")
        if !line.content.hasEnd { lines.append("\\ No newline at end of file") }
      }
    }
  }

  /// - Parameter isColored: with the escape sequences of ANSI terminals.
  func text(isColored: Bool) -> String {
    lines.map { isColored ? Self.painted($0) : $0 }.map { $0 + "\n" }.joined()
  }

  private static func painted(_ line: String) -> String {
    let code: String
    switch line.first {
    case "+": code = line.hasPrefix("+++ ") ? "1" : "32"
    case "-": code = line.hasPrefix("--- ") ? "1" : "31"
    case "@": code = "36"
    default: return line
    }
    return "\u{1B}[\(code)m\(line)\u{1B}[0m"
  }

  /// All lines of both texts in the order of a diff.
  private static func marked(_ old: String, _ new: String) -> [Line] {
    let (before, after) = (split(old), split(new))
    let changes = after.difference(from: before)
    let removed = Set(changes.removals.map(\.position))
    let inserted = Set(changes.insertions.map(\.position))
    var lines: [Line] = []
    var (i, j) = (0, 0)
    while i < before.count || j < after.count {
      if i < before.count, removed.contains(i) {
        lines.append(Line(mark: "-", content: before[i], old: i + 1, new: j))
        i += 1
      } else if j < after.count, inserted.contains(j) {
        lines.append(Line(mark: "+", content: after[j], old: i, new: j + 1))
        j += 1
      } else {
        lines.append(Line(mark: " ", content: before[i], old: i + 1, new: j + 1))
        (i, j) = (i + 1, j + 1)
      }
    }
    return lines
  }

  private static func split(_ text: String) -> [Content] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Content(text: $0) }
    if lines.last?.text == "" {
      lines.removeLast()
    } else {
      lines[lines.count - 1].hasEnd = false
    }
    return lines
  }

  private static func hunks(_ lines: [Line]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in lines.indices where lines[index].mark != " " {
      let range = max(0, index - context)..<min(lines.count, index + context + 1)
      if let last = hunks.last, range.lowerBound <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  private static func head(_ lines: ArraySlice<Line>) -> String {
    func range(_ number: (Line) -> Int, without mark: Character) -> String {
      let counted = lines.filter { $0.mark != mark }
      let start = (counted.first ?? lines.first).map(number) ?? 0
      return counted.count == 1 ? "\(start)" : "\(start),\(counted.count)"
    }
    return "@@ -\(range({ $0.old }, without: "+")) +\(range({ $0.new }, without: "-")) @@"
  }
}

extension CollectionDifference.Change {
  /// In the text that it is a change of.
  fileprivate var position: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
