/// Documentation in headers → `///`, whatever its marks are; other comments are left out.
enum DocumentationComment {
  static func lines(_ comment: String?) -> [String] {
    guard let comment else { return [] }
    var documentation: [String] = []
    var isBlock = false
    for line in comment.split(separator: "\n", omittingEmptySubsequences: false) {
      var text = trimmed(line)
      if !isBlock, let start = blockStart(text) {
        isBlock = true
        text = text.dropFirst(start.count)
      } else if !isBlock {
        documentation += marked(text).map { [$0] } ?? []
        continue
      }
      if let end = text.range(ofMark: "*/") {
        isBlock = false
        text = text[..<end]
      }
      documentation.append(String(inBlock(text)))
    }
    return plain(documentation).map { line in
      line.allSatisfy(\.isWhitespace) ? "///" : "/// " + withoutSpaceBehind(line)
    }
  }

  private static func blockStart(_ text: Substring) -> String? {
    ["/**<", "/*!<", "/**", "/*!"].first(where: text.hasPrefix)
  }

  /// What stands behind the marks of a documentation line; nil for other lines.
  private static func marked(_ text: Substring) -> String? {
    for mark in ["///<", "//!<", "///", "//!"] where text.hasPrefix(mark) {
      return String(withoutSpace(text.dropFirst(mark.count)))
    }
    return nil
  }

  /// Without the star that lines of a block may start with.
  private static func inBlock(_ text: Substring) -> Substring {
    withoutSpace(text.hasPrefix("*") ? text.dropFirst() : text)
  }

  private static func withoutSpace(_ text: Substring) -> Substring {
    text.first == " " ? text.dropFirst() : text
  }

  /// Without empty lines around.
  private static func plain(_ lines: [String]) -> ArraySlice<String> {
    let kept = lines.drop { $0.allSatisfy(\.isWhitespace) }
    let count = kept.reversed().prefix { $0.allSatisfy(\.isWhitespace) }.count
    return kept.dropLast(count)
  }

  private static func trimmed(_ text: Substring) -> Substring {
    withoutSpaceBehind(text.drop(while: \.isWhitespace))
  }

  private static func withoutSpaceBehind<Text: StringProtocol>(_ text: Text) -> Text.SubSequence {
    text.dropLast(text.reversed().prefix(while: \.isWhitespace).count)
  }
}

extension Substring {
  fileprivate func range(ofMark mark: String) -> Index? {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(mark) { return index }
      index = self.index(after: index)
    }
    return nil
  }
}
