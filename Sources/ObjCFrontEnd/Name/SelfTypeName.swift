/// The type's own name inside the base name of its method: `dismissViewControllerAnimated` of a view
/// controller (SE-0005).
enum SelfTypeName {
  static func omitted(from text: String, type: TypeWords, properties: Set<String>) -> String {
    guard !text.isEmpty, !type.name.isEmpty else { return text }
    let name = CamelName(text)
    guard let match = match(in: name, type.name), match.lowerBound > 0, !isLastError(match, name)
    else { return text }
    let previous = name.start(ofWordEndingAt: match.lowerBound)..<match.lowerBound
    // The compiler looks up as many letters as stand before the end of the type's words.
    let looked = match.lowerBound..<min(name.count, match.lowerBound + match.upperBound)
    guard PartsOfSpeech.of(name[previous]) == .verb,
      !PlainNames.isProperty(name[looked], of: properties)
    else { return text }
    let rest = name[0..<match.lowerBound] + name[match.upperBound..<name.count]
    return PlainNames.isUsable(rest) ? rest : text
  }

  private static func isLastError(_ match: Range<Int>, _ name: CamelName) -> Bool {
    match.upperBound == name.count && name[match] == "Error"
  }

  /// The last place that has the type's words; what says nothing at the type's end may be missing.
  private static func match(in name: CamelName, _ typeName: String) -> Range<Int>? {
    var typeName = typeName
    for word in name.wordsFromBack {
      let start = TrailingTypeName(type: TypeWords(typeName)).start(
        in: name.prefix(word.upperBound))
      if start < word.upperBound { return start..<word.upperBound }
      while let shorter = TypeWords.withoutSuffix(typeName) { typeName = shorter }
    }
    return nil
  }
}
