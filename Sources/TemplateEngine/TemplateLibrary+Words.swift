extension TemplateLibrary {
  /// The same with whole words in the text between tags written differently; tags, words behind a dot, and lines of
  /// comments stay.
  ///
  /// - Parameter prefix: what the names of the templates concerned start with.
  public func replacingWords(
    _ spellings: [String: String], in prefix: String
  ) -> TemplateLibrary {
    TemplateLibrary(
      Dictionary(
        uniqueKeysWithValues: names.map { name in
          let text = self[name] ?? ""
          guard name.hasPrefix(prefix) else { return (name, text) }
          let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
          return (name, lines.map { Self.replacing(spellings, in: $0) }.joined(separator: "\n"))
        }))
  }

  private static func replacing(_ spellings: [String: String], in line: Substring) -> String {
    guard !line.drop(while: \.isWhitespace).hasPrefix("//") else { return String(line) }
    var result = ""
    var rest = line
    while let character = rest.first {
      if rest.hasPrefix("{{") {
        let tag = rest.range(of: "}}").map { rest[..<$0.upperBound] } ?? rest
        result += tag
        rest = rest[tag.endIndex...]
      } else if character.isWordCharacter {
        let word = rest.prefix(while: \.isWordCharacter)
        result += result.last == "." ? String(word) : spellings[String(word)] ?? String(word)
        rest = rest[word.endIndex...]
      } else {
        result.append(character)
        rest.removeFirst()
      }
    }
    return result
  }
}

extension Character {
  fileprivate var isWordCharacter: Bool { isLetter || isNumber || self == "_" }
}

extension Substring {
  fileprivate func range(of text: String) -> Range<Index>? {
    indices.first { self[$0...].hasPrefix(text) }
      .map { $0..<(index($0, offsetBy: text.count)) }
  }
}
