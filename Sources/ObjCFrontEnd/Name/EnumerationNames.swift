/// Constants of enumerations → names of Swift: without the prefix that all of them share (SE-0005).
enum EnumerationNames {
  /// Whether Swift has the constant: a name may be left that starts with a digit.
  static func isImported(_ constant: ObjCEnumerationCase, prefix: String) -> Bool {
    !Availability.isUnavailable(constant.declaration.availability)
      && name(of: constant, prefix: prefix).first?.isNumber == false
  }

  /// An error's enumeration is called like the error, without `Code`.
  static func errorType(_ name: String) -> String {
    CamelName(name).lastWord == "Code" && name.count > 4 ? String(name.dropLast(4)) : name
  }

  /// - Parameter prefix: of the enumeration.
  static func name(of constant: ObjCEnumerationCase, prefix: String) -> String {
    if let text = constant.declaration.attributes.name, let name = SwiftNameAttribute(text) {
      return name.base
    }
    let mark = constant.declaration.attributes.isPrivate ? "__" : ""
    guard !prefix.isEmpty, constant.name.hasPrefix(prefix) else { return mark + constant.name }
    let rest = String(constant.name.dropFirst(prefix.count))
    let isLowered = rest.utf8.contains { (97...122).contains($0) }
    return mark + (isLowered ? LetterCase.loweredInitialism(rest) : rest)
  }

  /// What constants lose: the words that they share among themselves and with the enumeration.
  static func prefix(of enumeration: ObjCEnumeration) -> String {
    guard let enumName = enumeration.name, enumeration.kind != .plain else { return "" }
    let candidates = enumeration.cases.filter { $0.declaration.attributes.name == nil }
    let current = candidates.filter { !Availability.isOutdated($0.declaration.availability) }
    guard let first = (current.first ?? candidates.first)?.name else { return "" }
    var common = CommonPrefix(text: first)
    let others = current.isEmpty ? candidates : current
    for constant in others.dropFirst() {
      common.shorten(to: constant.name)
      if common.text.isEmpty { break }
    }
    return common.shared(withEnumeration: enumName)
  }
}

/// The words that names start with.
struct CommonPrefix: Hashable {
  var text: String
  /// What follows it in some name can't start a name of its own (`3D`).
  var precedesNoName = false

  /// Whole words count; a rest that starts with a digit takes the word before.
  mutating func shorten(to other: String) {
    let (first, second) = (CamelName(text), CamelName(other))
    let (firstWords, secondWords) = (first.words, second.words)
    let count = zip(firstWords, secondWords).prefix { $0 == $1 }.count
    var length = firstWords.prefix(count).reduce(0) { $0 + $1.utf8.count }
    if count < firstWords.count, count < secondWords.count { precedesNoName = false }
    let rests = [firstWords.dropFirst(count).first, secondWords.dropFirst(count).first]
    if rests.contains(where: { $0.map { !Self.startsName($0) } ?? false }) {
      precedesNoName = true
      length = firstWords.prefix(max(0, count - 1)).reduce(0) { $0 + $1.utf8.count }
    }
    text = first[0..<length]
  }

  private static func startsName(_ word: String) -> Bool {
    guard let first = word.first else { return false }
    return first.isLetter || first == "_"
  }

  /// The part that the enumeration's name has, too, in the singular or plural.
  func shared(withEnumeration enumName: String) -> String {
    guard !text.isEmpty else { return "" }
    let second = text.dropFirst().first
    let dropsK = text.first == "k" && (second?.isUppercase ?? !precedesNoName)
    let checked = dropsK ? String(text.dropFirst()) : text
    let shared = Self.plural(of: checked, in: enumName)
    var length = shared.count + (dropsK ? 1 : 0)
    // `EnumName_Constant`
    if shared.count < checked.count, checked.dropFirst(shared.count).first == "_", !precedesNoName {
      length += 1
    }
    return String(text.prefix(length))
  }

  /// What a name shares with another one, of which the last word may be its plural.
  private static func plural(of singular: String, in plural: String) -> String {
    guard !singular.isEmpty else { return "" }
    var common = CommonPrefix(text: singular)
    common.shorten(to: plural)
    guard common.text.count < singular.count, plural.last == "s" else { return common.text }
    let rest = CamelName(String(singular.dropFirst(common.text.count)))
    var word = rest.firstWord
    let longer = common.text + word
    var stem = plural.dropLast()
    if stem.hasSuffix(word) { return longer }
    guard stem.last == "e" else { return common.text }
    stem = stem.dropLast()
    if stem.hasSuffix(word) { return longer }
    guard stem.last == "i", singular.last == "y" else { return common.text }
    stem = stem.dropLast()
    word = String(word.dropLast())
    return stem.hasSuffix(word) ? longer : common.text
  }
}
