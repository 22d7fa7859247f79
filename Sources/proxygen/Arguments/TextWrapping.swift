/// Breaks text into lines.
enum TextWrapping {
  /// Lines of at most `width` characters, broken at spaces; a longer word gets a line of its own.
  static func lines(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var current = ""
    for word in text.split(separator: " ") {
      if current.isEmpty {
        current = String(word)
      } else if current.count + 1 + word.count <= width {
        current += " " + word
      } else {
        lines.append(current)
        current = String(word)
      }
    }
    return current.isEmpty ? lines : lines + [current]
  }
}
