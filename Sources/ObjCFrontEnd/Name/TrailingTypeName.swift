/// A type's name at the back of another name: `removeItem` of an `Item` (SE-0005).
struct TrailingTypeName {
  /// What the name that loses words is.
  enum Role {
    case base, firstLabel, label, property
    /// A name inside of the rule itself, whose plural is looked at.
    case part
  }

  var type: TypeWords
  /// Properties of the class around; words that name one of them stay.
  var properties: Set<String> = []

  /// Drops the type's words from the back, where what stays makes sense.
  func omitted(from text: String, role: Role) -> String {
    guard !text.isEmpty, !type.name.isEmpty else { return text }
    let name = CamelName(text)
    let start = start(in: name)
    guard start < name.count else { return text }
    guard start > 0 else { return role == .part || role == .firstLabel ? "" : text }
    let isOneWord = name.end(ofWordAt: start) == name.count
    guard !(isOneWord && name.suffix(from: start).text == "Error"), mayEnd(name, at: start, role)
    else { return text }
    let rest = name.prefix(start).text
    switch role {
    case .base, .property: return PlainNames.isUsable(rest) ? rest : text
    case .firstLabel, .label, .part: return rest
    }
  }

  /// Whether the word before lets the type's words go.
  private func mayEnd(_ name: CamelName, at start: Int, _ role: Role) -> Bool {
    let previous = name.start(ofWordEndingAt: start)
    let part = PartsOfSpeech.of(name[previous..<start])
    switch role {
    case .property: return true
    case .firstLabel, .label, .part: return part != nil
    case .base:
      switch part {
      case .preposition: return previous > 0
      case .verb, .gerund:
        return !PlainNames.isProperty(name.suffix(from: start).text, of: properties)
      case nil: return false
      }
    }
  }

  /// Where the type's words start; the name's end where they aren't at its back.
  func start(in name: CamelName) -> Int {
    var end = name.count
    var typeName = CamelName(type.name)
    var typeEnd = typeName.count
    while end > 0, typeEnd > 0 {
      let word = name.start(ofWordEndingAt: end)..<end
      let typeWord = typeName.start(ofWordEndingAt: typeEnd)..<typeEnd
      if TypeWords.matches(name[word], typeName[typeWord]) {
        (end, typeEnd) = (word.lowerBound, typeWord.lowerBound)
      } else if let step = special(name, word, typeName, typeWord) {
        (end, typeEnd) = step
      } else if let start = startOfPlural(name, word) {
        end = start
      } else if end == name.count, let shorter = TypeWords.withoutSuffix(typeName.text) {
        typeName = CamelName(shorter)
        typeEnd = typeName.count
      } else {
        break
      }
    }
    return end
  }

  /// Words that stand for others: `Indexes` for `IndexSet`, `Index` for `Int`, `ObjectValue` for `Object`.
  private func special(
    _ name: CamelName, _ word: Range<Int>, _ typeName: CamelName, _ typeWord: Range<Int>
  ) -> (Int, Int)? {
    let text = name[word]
    let type = typeName[typeWord]
    if type == "Set", ["Indexes", "Indices"].contains(where: { TypeWords.matches(text, $0) }),
      let before = wordBefore(typeWord, in: typeName), TypeWords.matches("Index", typeName[before])
    {
      return (word.lowerBound, before.lowerBound)
    }
    if TypeWords.matches(text, "Index"),
      TypeWords.matches("Int", type) || TypeWords.matches("Integer", type)
    {
      return (word.lowerBound, typeWord.lowerBound)
    }
    if TypeWords.matches("Object", type), TypeWords.matches(text, "Value"),
      let before = wordBefore(word, in: name), TypeWords.matches(name[before], "Object")
    {
      return (before.lowerBound, typeWord.lowerBound)
    }
    return nil
  }

  private func wordBefore(_ word: Range<Int>, in name: CamelName) -> Range<Int>? {
    let end = word.lowerBound
    return end > 0 ? name.start(ofWordEndingAt: end)..<end : nil
  }

  /// Where the words start that are the plural of what a collection holds.
  private func startOfPlural(_ name: CamelName, _ word: Range<Int>) -> Int? {
    guard !type.element.isEmpty, word.count > 2, name[word].last == "s" else { return nil }
    let singular = name.prefix(word.upperBound - 1).text
    let rest = TrailingTypeName(type: TypeWords(type.element), properties: properties)
      .omitted(from: singular, role: .part)
    return rest == singular ? nil : rest.utf8.count
  }
}
