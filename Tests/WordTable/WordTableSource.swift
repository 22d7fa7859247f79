@testable import ObjCFrontEnd

/// The word table as a Swift source, the same for the same words.
struct WordTableSource {
  let parts: PartsOfSpeech

  var text: String {
    """
    /// English words as the compiler takes them, made by `make words` from its behaviour; not to be edited.
    /// Gerunds and some compounds follow by the rules in `PartsOfSpeech`.
    enum WordTable {
      static let prepositions = \"""
    \(Self.lines(parts.prepositions))
        \"""

      static let verbs = \"""
    \(Self.lines(parts.verbs))
        \"""
    }

    """
  }

  private static func lines(_ words: Set<String>) -> String {
    var lines: [String] = []
    for word in words.sorted() {
      if let last = lines.last, last.count + 1 + word.count <= 100 {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append("    \(word)")
      }
    }
    return lines.joined(separator: "\n")
  }
}
