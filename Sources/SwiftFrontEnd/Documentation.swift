/// The text of documentation comments.
enum Documentation {
  /// The lines of the last documentation comment before a declaration. A blank line ends a comment; other
  /// comments in between don't. Lines without text at its two ends don't count.
  static func lines(_ comments: [Comment]) -> [String] {
    var lines: [String] = []
    var hasBlankLine = false
    for comment in comments {
      hasBlankLine = hasBlankLine || comment.followsBlankLine
      guard let own = text(comment) else { continue }
      if hasBlankLine { lines = [] }
      hasBlankLine = false
      lines += own
    }
    return withoutIndentation(Array(lines.trimmingEmptyLines()))
  }

  private static func text(_ comment: Comment) -> [String]? {
    switch comment.kind {
    case .documentationLine: [trimmedEnd(comment.text.dropFirst(3))]
    case .documentationBlock: block(comment.text)
    case .line, .block: nil
    }
  }

  private static func block(_ comment: String) -> [String] {
    let inner = comment.dropFirst(3).dropLast(comment.hasSuffix("*/") ? 2 : 0)
    var lines = inner.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(trimmedEnd)
    // What stands beside the opening mark has an indentation of its own.
    lines[0] = String(lines[0].drop(while: \.isWhitespace))
    let others = lines.dropFirst()
    let hasMargin = others.allSatisfy { line in
      line.isEmpty || line.drop(while: \.isWhitespace).first == "*"
    }
    let rest = hasMargin ? others.map(withoutMargin) : Array(others)
    lines = [lines[0]] + withoutIndentation(rest)
    return Array(lines.trimmingEmptyLines())
  }

  private static func withoutMargin(_ line: String) -> String {
    String(line.drop(while: \.isWhitespace).dropFirst())
  }

  private static func trimmedEnd(_ line: some StringProtocol) -> String {
    var line = line[...]
    while line.last?.isWhitespace == true { line.removeLast() }
    return String(line)
  }

  private static func withoutIndentation(_ lines: [String]) -> [String] {
    let indentations = lines.filter { !$0.isEmpty }.map { $0.prefix(while: \.isWhitespace).count }
    let common = indentations.min() ?? 0
    return lines.map { String($0.dropFirst(common)) }
  }
}

extension [String] {
  fileprivate func trimmingEmptyLines() -> ArraySlice<String> {
    let start = firstIndex { !$0.isEmpty } ?? endIndex
    let end = lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? start
    return self[start..<end]
  }
}
