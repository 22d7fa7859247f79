import ProtocolModel

/// Comments of the form `// proxygen:KEY VALUE`. White space before the word and behind the colon is free;
/// documentation and block comments are never directives.
enum Directives {
  static let word = "proxygen:"

  static func isDirective(_ comment: Comment) -> Bool { content(of: comment) != nil }

  /// A directive without a key has an empty one.
  static func read(_ comment: Comment, lines: LineTable) -> Directive? {
    guard let content = content(of: comment) else { return nil }
    let key = content.prefix { !$0.isWhitespace }
    let bytesBeforeKey = comment.text.utf8.distance(
      from: comment.text.startIndex, to: content.startIndex)
    let value = trimmed(content.dropFirst(key.count))
    return Directive(
      location: lines.location(at: comment.offset + bytesBeforeKey), key: String(key),
      value: value, grammar: ValueGrammar.of(value))
  }

  private static func content(of comment: Comment) -> Substring? {
    guard comment.kind == .line else { return nil }
    let afterMark = comment.text.dropFirst(2).drop(while: \.isWhitespace)
    guard afterMark.hasPrefix(word) else { return nil }
    return afterMark.dropFirst(word.count).drop(while: \.isWhitespace)
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
