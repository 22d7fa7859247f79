/// The lines that differ between two texts, each with its number and a few lines around it.
struct LineDifference: CustomStringConvertible {
  private static let context = 2

  private enum Line {
    case kept(String, number: Int)
    case removed(String, number: Int)
    case inserted(String, number: Int)
  }

  private let lines: [Line]

  init(from old: String, to new: String) {
    let (old, new) = (Self.lines(of: old), Self.lines(of: new))
    let changes = new.difference(from: old)
    let removed = Self.offsets(of: changes.removals)
    let inserted = Self.offsets(of: changes.insertions)
    var result: [Line] = []
    var (before, after) = (0, 0)
    while before < old.count || after < new.count {
      if removed.contains(before) {
        result.append(.removed(old[before], number: before + 1))
        before += 1
      } else if inserted.contains(after) {
        result.append(.inserted(new[after], number: after + 1))
        after += 1
      } else {
        result.append(.kept(new[after], number: after + 1))
        before += 1
        after += 1
      }
    }
    lines = result
  }

  var description: String {
    let changed = lines.indices.filter { if case .kept = lines[$0] { false } else { true } }
    let shown = Set(changed.flatMap { ($0 - Self.context)...($0 + Self.context) })
    return lines.indices.filter(shown.contains).map { text(of: lines[$0]) }
      .joined(separator: "\n")
  }

  private static func offsets(of changes: [CollectionDifference<String>.Change]) -> Set<Int> {
    Set(
      changes.map { change in
        switch change {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
      })
  }

  private func text(of line: Line) -> String {
    switch line {
    case .kept(let text, let number): "  \(number)   \(text)"
    case .removed(let text, let number): "  \(number) - \(text)"
    case .inserted(let text, let number): "  \(number) + \(text)"
    }
  }

  /// A missing last line break is a line of its own: nothing that differs goes unseen. Split by scalar, as
  /// a carriage return and a line feed are one character.
  private static func lines(of text: String) -> [String] {
    var lines = text.unicodeScalars
      .split(separator: "\n", omittingEmptySubsequences: false).map { line in
        String(line).replacing("\r", with: "\\r")
      }
    if lines.last == "" { lines.removeLast() } else { lines.append("\\ no line break at the end") }
    return lines
  }
}
