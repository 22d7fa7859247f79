/// Finds the tags in the bytes of a template. It reads each byte a bounded number of times.
struct TagScanner {
  let source: [UInt8]
  var delimiters = Delimiters.standard

  init(_ source: [UInt8]) { self.source = source }

  /// Where the next opening delimiter stands, at or after an offset.
  func nextTag(from offset: Int) -> Int? { firstIndex(of: delimiters.open, from: offset) }

  /// The tag whose opening delimiter stands at an offset.
  func tag(at start: Int) -> Result<TemplateTag, UnclosedTag> {
    var sign = start + delimiters.open.count
    while sign < source.count, source[sign].isWhitespace { sign += 1 }
    guard sign < source.count, let (kind, form) = Self.meaning(of: source[sign]) else {
      return tag(.variable(escaped: true), .name, start: start, content: sign)
    }
    return tag(kind, form, start: start, content: sign + 1)
  }

  /// How far a tag's content may reach, and what stands between it and the closing delimiter.
  private enum Form {
    case name, comment
    case tripleMustache, delimiters

    var terminator: [UInt8] {
      switch self {
      case .name, .comment: []
      case .tripleMustache: [UInt8(ascii: "}")]
      case .delimiters: [UInt8(ascii: "=")]
      }
    }

    /// Whether an opening delimiter in the content means that the closing one was forgotten. Where it does
    /// not, the search may go to the end of the text, and no tag is looked for after one that is not closed.
    var holdsNoTag: Bool {
      switch self {
      case .name, .tripleMustache: true
      case .comment, .delimiters: false
      }
    }
  }

  private static func meaning(of sign: UInt8) -> (TemplateTag.Kind, Form)? {
    switch sign {
    case UInt8(ascii: "&"): (.variable(escaped: false), .name)
    case UInt8(ascii: "{"): (.variable(escaped: false), .tripleMustache)
    case UInt8(ascii: "#"): (.section(inverted: false), .name)
    case UInt8(ascii: "^"): (.section(inverted: true), .name)
    case UInt8(ascii: "/"): (.close, .name)
    case UInt8(ascii: "!"): (.comment, .comment)
    case UInt8(ascii: ">"): (.partial, .name)
    case UInt8(ascii: "<"): (.parent, .name)
    case UInt8(ascii: "$"): (.block, .name)
    case UInt8(ascii: "="): (.delimiters, .delimiters)
    default: nil
    }
  }

  private func tag(
    _ kind: TemplateTag.Kind, _ form: Form, start: Int, content: Int
  ) -> Result<TemplateTag, UnclosedTag> {
    let terminator = form.terminator + delimiters.close
    let stop = form.holdsNoTag && delimiters.open != delimiters.close ? delimiters.open : nil
    let end = firstIndex(of: terminator, from: content, before: stop)
    guard let end else {
      let next = stop.flatMap { firstIndex(of: $0, from: content) }
      let expected = String(decoding: terminator, as: UTF8.self)
      return .failure(UnclosedTag(start: start, expected: expected, next: next))
    }
    return .success(
      TemplateTag(
        kind: kind, range: start..<end + terminator.count, content: source.trimmed(content..<end)))
  }

  /// Where some bytes first stand, at or after an offset and before the bytes that end the search.
  private func firstIndex(of bytes: [UInt8], from offset: Int, before stop: [UInt8]? = nil) -> Int?
  {
    var index = offset
    while index < source.count {
      if source[index] == bytes[0], source.has(bytes, at: index) { return index }
      if let stop, source[index] == stop[0], source.has(stop, at: index) { return nil }
      index += 1
    }
    return nil
  }
}
