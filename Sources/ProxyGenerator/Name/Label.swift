/// An argument label, read as words.
struct Label {
  let text: String
  private let words: [String]

  init(_ text: String) {
    self.text = text
    words = Word.split(text)
  }

  /// `at`, `for`, `with`: says nothing by itself.
  var isPreposition: Bool { words.count == 1 && Self.prepositions.contains(text) }

  /// `for`, `in`, `of`: what follows belongs to what stands before, as in "the state for a region".
  var isAttributive: Bool { ["for", "in", "of"].contains(text) }

  /// `withError`
  var startsWithPreposition: Bool { words.first.map(Self.prepositions.contains) ?? false }

  /// `priceOf`
  var endsWithPreposition: Bool {
    words.last.map { Self.prepositions.contains($0.lowercased()) } ?? false
  }

  /// `didFail`, `regionWillChange`: says that something happens.
  var hasAuxiliary: Bool { words.contains { Self.auxiliaries.contains($0.lowercased()) } }

  var startsWithAuxiliary: Bool { words.first.map(Self.auxiliaries.contains) ?? false }

  /// Whether it is a verb that waits for its object: `willDisplay`, `didEndDisplaying`, `didFailToConnect`.
  var endsWithVerb: Bool {
    guard let first = words.first, Self.auxiliaries.contains(first) else { return false }
    switch words.count {
    case 2: return true
    case 3: return words[2].hasSuffix("ing") && Self.phases.contains(words[1])
    case 4: return words[2] == "To"
    default: return false
    }
  }

  func endsWith(_ word: String) -> Bool { words.last == word }

  /// `didSelectRowAt` → `didSelectRow`; nil where the label ends with no preposition, or no noun stands before it.
  var withoutLastPreposition: String? {
    guard endsWithPreposition else { return nil }
    let rest = Label(words.dropLast().joined())
    return rest.words.count > 1 && !rest.endsWithVerb ? rest.text : nil
  }

  private static let auxiliaries: Set<String> = [
    "can", "did", "does", "has", "may", "must", "should", "will",
  ]

  /// Verbs that another verb follows; elsewhere a word in -ing is a noun (`didProcessEditing`).
  private static let phases: Set<String> = [
    "Begin", "Cancel", "Continue", "End", "Finish", "Pause", "Resume", "Start", "Stop",
  ]

  private static let prepositions: Set<String> = [
    "after", "and", "as", "at", "before", "by", "during", "for", "from", "in", "into", "of", "on",
    "onto", "or", "over", "to", "under", "until", "using", "via", "with", "within", "without",
  ]
}
