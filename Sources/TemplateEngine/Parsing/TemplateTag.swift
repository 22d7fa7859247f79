/// A tag as it stands in the text.
struct TemplateTag {
  enum Kind {
    case variable(escaped: Bool)
    case section(inverted: Bool)
    case close
    case comment
    case partial
    case parent
    case block
    case delimiters
  }

  let kind: Kind
  /// With the delimiters.
  let range: Range<Int>
  /// Without delimiters, sign and surrounding whitespace.
  let content: Range<Int>
}

/// A tag without its end.
struct UnclosedTag: Error {
  let start: Int
  /// What should have ended it.
  let expected: String
  /// Where the next tag begins, as far as that can be told.
  let next: Int?
}
