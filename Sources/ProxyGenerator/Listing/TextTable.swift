import Diagnostics

/// Rows of cells, aligned in columns.
struct TextTable {
  struct Cell {
    var text: String
    var paint: TerminalStyle.Paint?

    init(_ text: String, _ paint: TerminalStyle.Paint? = nil) {
      (self.text, self.paint) = (VisibleText.of(text), paint)
    }
  }

  /// Of one length each.
  let rows: [[Cell]]

  private static let gap = 2
  /// A column that has to give way keeps that much.
  private static let narrowest = 12

  /// Where the width doesn't suffice, the widest columns give way, and their cells take several lines. Where even that
  /// doesn't help, lines are too long.
  func lines(_ style: TerminalStyle, indentation: Int) -> [String] {
    let widths = widths(within: style.width.map { $0 - indentation })
    let margin = String(repeating: " ", count: indentation)
    return rows.flatMap { row -> [String] in
      let cells = zip(row, widths).map { CellWrapping.lines($0.text, width: $1) }
      let height = cells.map(\.count).max() ?? 0
      return (0..<height).map { line in
        margin + self.line(line, of: cells, paints: row.map(\.paint), widths, style)
      }
    }
  }

  /// Nothing stands behind the last text.
  private func line(
    _ line: Int, of cells: [[String]], paints: [TerminalStyle.Paint?], _ widths: [Int],
    _ style: TerminalStyle
  ) -> String {
    let texts = cells.map { $0.indices.contains(line) ? $0[line] : "" }
    let last = texts.lastIndex { !$0.isEmpty } ?? -1
    return texts.indices.filter { $0 <= last }.map { column in
      let text = texts[column]
      let missing = widths[column] - DisplayWidth.of(text) + Self.gap
      let filler = column == last ? "" : String(repeating: " ", count: max(0, missing))
      return style.painted(text, paints[column]) + filler
    }.joined()
  }

  private func widths(within limit: Int?) -> [Int] {
    let columns = rows.first?.count ?? 0
    var widths = (0..<columns).map { column in
      rows.map { DisplayWidth.of($0[column].text) }.max() ?? 0
    }
    guard let limit else { return widths }
    let available = limit - Self.gap * max(0, columns - 1)
    while widths.reduce(0, +) > available,
      let widest = widths.indices.max(by: { widths[$0] < widths[$1] }),
      widths[widest] > Self.narrowest
    { widths[widest] -= 1 }
    return widths
  }
}

/// Breaks the text of a cell.
enum CellWrapping {
  /// Lines that fit, as far as there is a place to break: a space, or what stands behind a punctuation mark of code.
  static func lines(_ text: String, width: Int) -> [String] {
    guard DisplayWidth.of(text) > width else { return [text] }
    var lines: [String] = []
    var line = ""
    for piece in pieces(text) {
      let isFull = DisplayWidth.of(line) + DisplayWidth.of(trimmed(piece)) > width
      if isFull, !line.isEmpty {
        lines.append(trimmed(line))
        line = ""
      }
      line += line.isEmpty ? String(piece.drop { $0 == " " }) : piece
      while DisplayWidth.of(trimmed(line)) > width {
        let head = prefix(line, width)
        lines.append(head)
        line.removeFirst(head.count)
      }
    }
    return trimmed(line).isEmpty ? lines : lines + [trimmed(line)]
  }

  /// Each ends where a line may.
  private static func pieces(_ text: String) -> [String] {
    var pieces: [String] = []
    var piece = ""
    for character in text {
      piece.append(character)
      if " :(,".contains(character) {
        pieces.append(piece)
        piece = ""
      }
    }
    return piece.isEmpty ? pieces : pieces + [piece]
  }

  private static func prefix(_ text: String, _ width: Int) -> String {
    var taken = ""
    var used = 0
    for character in text {
      used += DisplayWidth.of(character)
      if used > width, !taken.isEmpty { break }
      taken.append(character)
    }
    return taken
  }

  private static func trimmed(_ text: String) -> String {
    String(text.reversed().drop { $0 == " " }.reversed())
  }
}
