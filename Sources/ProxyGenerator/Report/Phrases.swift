/// Takes a message apart, so that what stands in single quotation marks can be shown as code.
enum Phrases {
  static func parts(_ message: String) -> [ReportContext.Phrase] {
    var parts: [ReportContext.Phrase] = []
    var rest = message[...]
    while let (before, code, after) = nextCode(in: rest) {
      if !before.isEmpty { parts.append(.init(text: String(before), isCode: false)) }
      parts.append(.init(text: String(code), isCode: true))
      rest = after
    }
    if !rest.isEmpty { parts.append(.init(text: String(rest), isCode: false)) }
    return parts
  }

  /// A quotation opens after a word's end and closes before one's beginning; the apostrophe of `can't` does neither.
  private static func nextCode(
    in text: Substring
  ) -> (before: Substring, code: Substring, after: Substring)? {
    var previous: Character?
    for start in text.indices {
      defer { previous = text[start] }
      guard text[start] == "'", !(previous?.isPartOfWord ?? false) else { continue }
      let inner = text[text.index(after: start)...]
      guard
        let end = inner.indices.first(where: { index in
          let next = inner[inner.index(after: index)...].first
          return inner[index] == "'" && !(next?.isPartOfWord ?? false)
        }), end > inner.startIndex
      else { continue }
      return (text[..<start], inner[..<end], inner[inner.index(after: end)...])
    }
    return nil
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber }
}
