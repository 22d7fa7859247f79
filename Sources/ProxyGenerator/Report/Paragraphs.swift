/// Documentation lines → paragraphs.
enum Paragraphs {
  /// Lines between blank ones, joined.
  static func texts(_ lines: [String]) -> [String] {
    lines.split { $0.allSatisfy(\.isWhitespace) }.map { $0.joined(separator: "\n") }
  }
}
