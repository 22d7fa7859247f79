@testable import ObjCFrontEnd

extension HeaderGenerator {
  /// A word with a capital letter.
  mutating func word() -> String {
    switch random.count(0...19) {
    case 0...8: random.pick(Vocabulary.nouns)
    case 9...12: random.pick(Vocabulary.verbs)
    case 13...14: random.pick(Vocabulary.prepositions)
    case 15...18: random.pick(Vocabulary.special)
    default: random.pick(Vocabulary.verbs) + "ing"
    }
  }

  mutating func words(_ count: ClosedRange<Int>) -> String {
    (0..<random.count(count)).map { _ in word() }.joined()
  }

  /// For a type or a global constant.
  mutating func newName() -> String {
    while true {
      let ending = random.chance(30) ? random.pick(Vocabulary.special) : ""
      let start = random.chance(5) ? random.pick(["UI", "NS"]) + "Qz" : prefix
      let name = start + random.pick(Vocabulary.nouns) + (random.chance(60) ? word() : "") + ending
      // Swift has types of these names, or uses them otherwise.
      let isUsual = prefix.isEmpty && name.count < 12
      if !isUsual, takenNames.insert(name.lowercased()).inserted { return name }
    }
  }

  mutating func argumentName(for piece: String) -> String {
    let name = anyArgumentName(for: piece)
    return ObjectiveC.keywords.contains(name) ? name + "s" : name
  }

  private mutating func anyArgumentName(for piece: String) -> String {
    switch random.count(0...9) {
    case 0: return "argument"
    case 1...2: return lowered(random.pick(Vocabulary.nouns))
    case 3: return lowered(piece.isEmpty ? "Value" : piece)
    case 4:
      return random.pick(["completion", "completionHandler", "error", "options", "withReply"])
    case 5: return random.pick(["protocol", "type", "class", "func", "self", "operator", "x"])
    default: return random.pick(["a", "b", "first", "second", "item", "sender", "object", "block"])
    }
  }

  /// No name starts with a digit.
  func lowered(_ text: String) -> String {
    // `stdbool.h` makes another word of this one.
    if text == "Bool" { return "boolean" }
    return text.first?.isNumber == true
      ? "a" + text : text.prefix(1).lowercased() + text.dropFirst()
  }

  /// A selector whose pieces speak of the arguments' types as people write it, or of anything.
  mutating func selector(for parameters: [ObjCParameter], result: ObjCType, owner: String) -> String
  {
    while true {
      var pieces = [firstPiece(parameters.first?.type, result: result, owner: owner)]
      for parameter in parameters.dropFirst() { pieces.append(piece(for: parameter.type)) }
      if let last = parameters.last?.type, parameters.count > 1, case .pointer = last,
        random.chance(70)
      {
        pieces[pieces.count - 1] = random.pick(["error", "error", "withError", "outError", "err"])
      }
      let selector =
        parameters.isEmpty ? pieces[0] : pieces.map { $0 + ":" }.joined()
      if !ObjectiveC.isReserved(selector), takenSelectors.insert(selector).inserted {
        return selector
      }
    }
  }

  private mutating func firstPiece(_ type: ObjCType?, result: ObjCType, owner: String) -> String {
    if random.chance(4) {
      return random.pick(Vocabulary.lonely) + (random.chance(50) ? word() : "")
    }
    var text = ""
    switch random.count(0...9) {
    case 0...4: text += random.pick(Vocabulary.verbs)
    case 5...6: text += random.pick(Vocabulary.nouns)
    case 7: text += typeWords(of: result)
    case 8: text += random.pick(["Is", "Can", "Should", "Did", "Will", "Set", "Get", "URL", "ID"])
    default: text += typeWords(ofName: owner)
    }
    text += words(0...2)
    if random.chance(50) { text += random.pick(Vocabulary.prepositions) + words(0...1) }
    if let type, random.chance(60) { text += typeWords(of: type) }
    if random.chance(8) { text += typeWords(ofName: owner) }
    if random.chance(4) {
      if random.chance(10) { text = "get" }
      text += random.pick(["WithCompletionHandler", "WithCompletion", "WithBlock", "WithReplyTo"])
    }
    if text.isEmpty { text = "Run" }
    if random.chance(3) { return "_" + lowered(text) }
    return text.hasPrefix("URL") || text.hasPrefix("ID") ? text : lowered(text)
  }

  private mutating func piece(for type: ObjCType) -> String {
    if random.chance(4) { return random.pick(Vocabulary.lonely) }
    if random.chance(1) { return "" }
    var text = ""
    if random.chance(50) {
      text += random.chance(50) ? random.pick(Vocabulary.prepositions) : word()
    }
    text += words(0...1)
    if random.chance(65) { text += typeWords(of: type) }
    if type.isBlock, random.chance(40) {
      text += random.pick(["Completion", "CompletionHandler", "CompletionBlock", "Reply", "Block"])
    }
    if text.isEmpty { text = word() }
    return text.hasPrefix("URL") || text.hasPrefix("ID") ? text : lowered(text)
  }

  /// Words by which people name an argument of the type in a selector.
  mutating func typeWords(of type: ObjCType) -> String {
    let words = type.words(KnownNames(ObjCHeader()))
    if !words.element.isEmpty, random.chance(70) {
      let element = typeWords(ofName: words.element)
      return element.hasSuffix("y") && random.chance(50)
        ? element.dropLast() + "ies" : element + random.pick(["s", "s", "es", "Array", ""])
    }
    return typeWords(ofName: words.name)
  }

  private mutating func typeWords(ofName name: String) -> String {
    let name = CamelName(name).text
    guard !name.isEmpty, name.first != "_" else { return "" }
    let parts = CamelName(name).words
    switch random.count(0...9) {
    case 0...1: return name
    case 2...3: return parts.last ?? ""
    case 4: return parts.first ?? ""
    case 5: return parts.dropLast().joined()
    default:
      let bare = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
      let short = bare.hasPrefix("NS") ? String(bare.dropFirst(2)) : bare
      return TypeWords.withoutSuffix(short) ?? short
    }
  }
}

/// What an owner can't declare anew.
enum ObjectiveC {
  /// What no argument and no property may be called.
  static let keywords: Set = [
    "auto", "break", "bool", "case", "char", "const", "continue", "default", "do", "double", "else",
    "enum", "extern", "float", "for", "goto", "if", "inline", "int", "long", "register", "restrict",
    "return", "short", "signed", "sizeof", "static", "struct", "switch", "typedef", "typeof",
    "union", "unsigned", "void", "volatile", "while", "in", "out", "inout", "byref", "bycopy",
    "oneway", "self", "super", "id",
  ]

  static func isReserved(_ selector: String) -> Bool {
    let root = [
      "init", "hash", "description", "copy", "mutableCopy", "isEqual:", "isKindOfClass:", "self",
      "conformsToProtocol:", "respondsToSelector:", "class", "superclass", "dealloc", "retain",
      "release", "autorelease", "new", "alloc", "zone", "copyWithZone:", "mutableCopyWithZone:",
      "encodeWithCoder:", "initWithCoder:", "retainCount", "load", "initialize", "finalize",
    ]
    return root.contains(selector)
  }
}
