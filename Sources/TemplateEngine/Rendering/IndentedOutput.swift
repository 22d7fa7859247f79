/// What has been rendered, and the indentation that line starts take.
struct IndentedOutput {
  private(set) var bytes: [UInt8] = []
  /// The indentations of all levels, one after the other.
  private var blanks: [UInt8] = []
  /// What a line start takes on this level.
  private var indentation = 0..<0
  private var lineStart = LineStart.taken

  /// What the next line start, or the next text, does.
  fileprivate enum LineStart {
    /// A line start takes the level's indentation, text takes none.
    case taken
    /// The output is at the start of a line: whatever comes takes this indentation.
    case due(Range<Int>)
    /// The output is amid a line, although the nodes that come may begin with a line start: it takes none.
    case amidLine
  }

  /// How much has been written, indentation of levels included.
  var size: Int { bytes.count + blanks.count }

  // MARK: Writing

  mutating func beginLine() {
    switch lineStart {
    case .taken: bytes.append(contentsOf: blanks[indentation])
    case .due(let indentation):
      bytes.append(contentsOf: blanks[indentation])
      lineStart = .taken
    case .amidLine: break
    }
  }

  /// Writes literal text of a template, which keeps an empty line empty.
  mutating func append(text: ArraySlice<UInt8>) {
    guard let first = text.first else { return }
    beginText(isLineEnd: first == .lineFeed || first == .carriageReturn)
    bytes.append(contentsOf: text)
  }

  mutating func append(value: String, escaping: Escaping) {
    guard !value.isEmpty else { return }
    beginText(isLineEnd: false)
    guard escaping != .none else { return bytes.append(contentsOf: value.utf8) }
    for byte in value.utf8 {
      if let replacement = escaping.replacement(for: byte) {
        replacement.withUTF8Buffer { bytes.append(contentsOf: $0) }
      } else {
        bytes.append(byte)
      }
    }
  }

  private mutating func beginText(isLineEnd: Bool) {
    if case .due(let indentation) = lineStart, !isLineEnd {
      bytes.append(contentsOf: blanks[indentation])
    }
    lineStart = .taken
  }

  // MARK: Levels

  /// What `leave` goes back to.
  struct Level {
    fileprivate let blanks: Int
    fileprivate let indentation: Range<Int>
    fileprivate let lineStart: LineStart
    /// Whether a line start that the level did not use up is the outer level's again.
    fileprivate let isOverride: Bool
  }

  private func level(isOverride: Bool) -> Level {
    Level(
      blanks: blanks.count, indentation: indentation, lineStart: lineStart, isOverride: isOverride)
  }

  /// Enters a template whose tag is amid a line: its lines take no indentation.
  mutating func enterInline() -> Level {
    defer { indentation = blanks.count..<blanks.count }
    return level(isOverride: false)
  }

  /// Enters a template whose tag was alone on its lines.
  mutating func enterLines(indentation added: ArraySlice<UInt8>) -> Level {
    let outer = level(isOverride: false)
    push(added)
    if case .due = lineStart { lineStart = .taken }
    return outer
  }

  /// Enters what replaces a block's content at the start of a line.
  mutating func enterOverride(indentation added: ArraySlice<UInt8>) -> Level {
    let outer = level(isOverride: true)
    push(added)
    if case .amidLine = lineStart { return outer }
    lineStart = .due(indentation)
    return outer
  }

  /// Enters what replaces a block's content amid a line.
  mutating func enterOverrideAmidLine() -> Level {
    let outer = level(isOverride: true)
    if case .due = lineStart { return outer }
    lineStart = .amidLine
    return outer
  }

  mutating func leave(_ outer: Level) {
    blanks.removeLast(blanks.count - outer.blanks)
    indentation = outer.indentation
    guard outer.isOverride else { return }
    switch lineStart {
    case .taken: break
    case .due, .amidLine: lineStart = outer.lineStart
    }
  }

  private mutating func push(_ added: ArraySlice<UInt8>) {
    blanks.append(contentsOf: added)
    indentation = indentation.lowerBound..<blanks.count
  }
}
