/// A type's name at the front of another name: `colorWithRed` of `UIColor` (SE-0005).
enum LeadingTypeName {
  /// What is behind the type's name: `WithRed`; the whole name where it doesn't start with the type's.
  static func remainder(of text: String, after type: String) -> String {
    let name = CamelName(text)
    let typeName = CamelName(type)
    guard name.count > 0 else { return text }
    var nameEnd = name.end(ofWordAt: 0)
    let first = name[0..<nameEnd]
    let fromBack = typeName.wordsFromBack
    guard let place = fromBack.firstIndex(where: { TypeWords.matches(first, typeName[$0]) })
    else { return text }
    var typeEnd = fromBack[place].upperBound
    // The compiler comes from the back and keeps the word that it saw last: in `Mode2D` that is no other from the
    // front, in `ModeY3` it is `Y`.
    var lastSeen = place > 0 ? fromBack[place - 1].upperBound : nil
    while typeEnd < typeName.count, nameEnd < name.count {
      let nextName = name.end(ofWordAt: nameEnd)
      let nextType = lastSeen ?? typeName.end(ofWordAt: typeEnd)
      lastSeen = nil
      // From the second word on, the compiler asks the other way round.
      guard TypeWords.matches(typeName[typeEnd..<nextType], name[nameEnd..<nextName]) else { break }
      (nameEnd, typeEnd) = (nextName, nextType)
    }
    return typeEnd == typeName.count ? name.suffix(from: nameEnd).text : text
  }

  /// Drops the type's name where a preposition follows: `colorByAddingRed` → `AddingRed`.
  static func omitted(from name: String, type: TypeWords) -> String {
    guard !type.name.isEmpty else { return name }
    let rest = CamelName(remainder(of: name, after: type.name))
    let first = rest.firstWord
    guard rest.text != name, PartsOfSpeech.of(first) == .preposition, rest.count > first.utf8.count
    else { return name }
    let behind = rest.suffix(from: first.utf8.count)
    return first == "By" && behind.firstWord.hasSuffix("ing") ? behind.text : rest.text
  }
}
