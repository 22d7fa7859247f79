/// Collects the nodes of a template and applies the rules about lines: which whitespace belongs to a
/// standalone tag, which line starts take an indentation, and what an argument's margin is.
struct NodeBuilder {
  private(set) var nodes: [TemplateNode] = []
  private let source: [UInt8]
  private var line = Line.blank(start: 0)
  private var margins: [Range<Int>] = []

  /// What has been read of the current line.
  private enum Line {
    /// Blanks only, which are not in the nodes yet: they may turn out to belong to a standalone tag.
    case blank(start: Int)
    case begun
  }

  init(_ source: [UInt8]) { self.source = source }

  // MARK: Nodes

  mutating func append(_ node: TemplateNode) { nodes.append(node) }

  mutating func replace(_ index: Int, by node: TemplateNode) { nodes[index] = node }

  /// Takes the text out of a node again.
  mutating func blank(_ index: Int) { nodes[index] = .text(0..<0, startsLine: false) }

  // MARK: Text

  mutating func appendText(_ range: Range<Int>) {
    var start = range.lowerBound
    while let end = source[start..<range.upperBound].firstIndex(of: .lineFeed) {
      appendPiece(start..<end + 1)
      line = .blank(start: end + 1)
      start = end + 1
    }
    guard start < range.upperBound else { return }
    if case .blank = line, source[start..<range.upperBound].allSatisfy(\.isBlank) { return }
    appendPiece(start..<range.upperBound)
    line = .begun
  }

  /// Adds what is left when the text has ended.
  mutating func finish() {
    guard case .blank(let start) = line, start < source.count else { return }
    appendPiece(start..<source.count)
  }

  /// Adds a part of a line, with the blanks at its beginning that were held back.
  private mutating func appendPiece(_ range: Range<Int>) {
    guard case .blank(let start) = line else {
      append(.text(range, startsLine: false))
      return
    }
    let text = withoutMargin(start..<range.upperBound)
    guard !text.isEmpty else { return }
    append(.text(text, startsLine: lineEnd(from: text.lowerBound, skippingBlanks: false) == nil))
  }

  // MARK: Lines

  /// The blanks before a tag with nothing else before it on its line; nil for any other tag.
  private func whitespace(before tag: Range<Int>) -> Range<Int>? {
    guard case .blank(let start) = line else { return nil }
    return start..<tag.lowerBound
  }

  /// Where the next line begins if the rest of the line after an offset is blank.
  func lineEnd(from offset: Int, skippingBlanks: Bool = true) -> Int? {
    var index = offset
    if skippingBlanks { while index < source.count, source[index].isBlank { index += 1 } }
    guard index < source.count else { return index }
    if source[index] == .lineFeed { return index + 1 }
    let isPair = source[index] == .carriageReturn && source.has([.lineFeed], at: index + 1)
    return isPair ? index + 2 : nil
  }

  /// Takes out the line of a standalone tag. Returns its indentation and where the next line begins; nil, and
  /// nothing is done, for a tag that is not standalone.
  mutating func takeLine(of tag: Range<Int>) -> (indentation: Range<Int>, next: Int)? {
    guard let blanks = whitespace(before: tag), let next = lineEnd(from: tag.upperBound) else {
      return nil
    }
    beginLine(at: next)
    return (withoutMargin(blanks), next)
  }

  /// Says that a new line begins and that what was held back of the last one is dropped.
  mutating func beginLine(at offset: Int) { line = .blank(start: offset) }

  /// Says that the line has content and that blanks which were held back are dropped.
  mutating func beginContent() { line = .begun }

  /// Adds the blanks before a tag that begins its line, as far as they are not margin; does nothing for a tag
  /// amid a line. Returns the node and its text.
  @discardableResult
  mutating func appendLineStart(before tag: Range<Int>) -> OpenElement.LineStart? {
    defer { line = .begun }
    guard let whitespace = whitespace(before: tag) else { return nil }
    let indentation = withoutMargin(whitespace)
    append(.text(indentation, startsLine: true))
    return OpenElement.LineStart(node: nodes.count - 1, indentation: indentation)
  }

  // MARK: Margins

  /// The blanks at the start of the first line that has anything else, from the start of a line on.
  func firstIndentation(from offset: Int) -> Range<Int> {
    var start = offset
    while start < source.count, let next = lineEnd(from: start) { start = next }
    var end = start
    while end < source.count, source[end].isBlank { end += 1 }
    return start..<end
  }

  /// From now on, lines lose these blanks at their start, as far as they have them.
  mutating func pushMargin(_ margin: Range<Int>) { margins.append(margin) }

  mutating func popMargin() { margins.removeLast() }

  /// A line, or the blanks that it begins with, without the margin.
  func withoutMargin(_ range: Range<Int>) -> Range<Int> {
    guard let margin = margins.last else { return range }
    let common = zip(range, margin).prefix { source[$0] == source[$1] }.count
    return range.lowerBound + common..<range.upperBound
  }
}
