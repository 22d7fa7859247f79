/// The base name of a method, cut before its last preposition: `moveToPoint` → `move(to:)` (SE-0005).
struct PrepositionSplit: Hashable {
  var base: String
  var label: String

  /// Nil where the name stays in one.
  init?(of base: String, firstType: TypeWords, firstParameter: String) {
    let name = CamelName(base)
    if firstType.role == .boolean, name.lastWord == "Animated" {
      self.init(base: String(base.dropLast("Animated".count)), label: "animated")
      return
    }
    let isAction = firstParameter == "sender" && CamelName(firstType.name).lastWord == "Object"
    guard name.firstWord != "set", !isAction, let split = Self.split(name, firstType) else {
      return nil
    }
    self = split
  }

  private init(base: String, label: String) {
    self.base = base
    self.label = label
  }

  private static func split(_ name: CamelName, _ type: TypeWords) -> PrepositionSplit? {
    let words = name.wordsFromBack
    guard var index = lastPreposition(words.map { name[$0] }) else { return nil }
    let before = index + 1 < words.count ? name[words[index + 1]] : nil
    let after = index > 0 ? name[words[index - 1]] : nil
    guard !isPartOfWord(name[words[index]], before: before, after: after) else { return nil }
    var preposition = words[index]
    if let before,
      extensions[before.lowercasedFirstLetter] == name[preposition].lowercasedFirstLetter
    {
      index += 1
      preposition = words[index].lowerBound..<preposition.upperBound
    }
    let rest = name.suffix(from: preposition.upperBound)
    let isDropped = isVacuous(name[preposition], before: rest, type)
    // Coordinates are labels of their own, behind a preposition that belongs to the base name; of two words it is the first.
    let isCoordinate = ["X", "Y", "Z"].contains(rest.text)
    let place = isCoordinate ? words[index].upperBound : preposition.lowerBound
    let endOfBase = isDropped ? preposition.lowerBound : place
    let startOfLabel = isDropped ? preposition.upperBound : place
    guard endOfBase > 0, isEnough(name.prefix(endOfBase)) else { return nil }
    return PrepositionSplit(
      base: name.prefix(endOfBase).text, label: name.suffix(from: startOfLabel).text)
  }

  /// A preposition before `of` counts instead, but for another `of`, and `for`.
  private static func lastPreposition(_ words: [String]) -> Int? {
    let isPreposition = { (word: String) in PartsOfSpeech.of(word) == .preposition }
    guard let last = words.firstIndex(where: isPreposition) else { return nil }
    guard LetterCase.isSame(words[last], "of"),
      let earlier = words[(last + 1)...].firstIndex(where: isPreposition),
      !["of", "for"].contains(where: { LetterCase.isSame(words[earlier], $0) })
    else { return last }
    return earlier
  }

  private static func isPartOfWord(_ preposition: String, before: String?, after: String?) -> Bool {
    switch preposition.lowercasedFirstLetter {
    case "in": before?.lowercasedFirstLetter == "plug"
    case "with": ["error", "no"].contains(after?.lowercasedFirstLetter)
    case "to": ["visible", "backing"].contains(after?.lowercasedFirstLetter)
    case "from": after?.lowercasedFirstLetter == "backing"
    default: false
    }
  }

  /// Words that belong to the preposition behind them.
  private static let extensions = [
    "compatible": "with", "best": "matching", "according": "to", "bound": "by", "separated": "by",
  ]

  /// Before closures and arguments that may be left out, `with` and `using` say nothing.
  private static func isVacuous(
    _ preposition: String, before rest: CamelName, _ type: TypeWords
  ) -> Bool {
    switch preposition.lowercasedFirstLetter {
    case "with": !LetterCase.isSame(rest.firstWord, "zone") && saysNothing(type)
    case "using": saysNothing(type)
    default: false
    }
  }

  private static func saysNothing(_ type: TypeWords) -> Bool {
    type.hasDefault || type.role == .function
  }

  /// Whether the base name still says something.
  private static func isEnough(_ base: CamelName) -> Bool {
    let words = base.words
    guard let first = words.first else { return false }
    let isVacuous = PlainNames.isVacuous(first)
    guard isVacuous || !PlainNames.canNameMember(first) else { return true }
    return words.count > (isVacuous ? 2 : 1)
  }
}

extension String {
  fileprivate var lowercasedFirstLetter: String { prefix(1).lowercased() + dropFirst() }
}
