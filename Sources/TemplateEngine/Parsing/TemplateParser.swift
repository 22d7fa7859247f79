/// Turns the text of a template into nodes and finds all of its syntax errors.
struct TemplateParser {
  let name: String
  let lines: LineIndex
  var scanner: TagScanner
  var builder: NodeBuilder
  var elements: [OpenElement] = []
  /// How many open elements have a name.
  var openNames: [String: Int] = [:]
  var errors: [TemplateError] = []

  static func parse(_ text: String, named name: String) -> ParsedTemplate {
    let source = Array(text.utf8)
    var parser = TemplateParser(
      name: name, lines: LineIndex(source), scanner: TagScanner(source),
      builder: NodeBuilder(source))
    parser.parse()
    return ParsedTemplate(
      name: name, source: source, lines: parser.lines, nodes: parser.builder.nodes,
      errors: parser.errors)
  }

  var source: [UInt8] { scanner.source }

  private mutating func parse() {
    var position = 0
    while let start = scanner.nextTag(from: position) {
      builder.appendText(position..<start)
      switch scanner.tag(at: start) {
      case .success(let tag): position = take(tag) ?? tag.range.upperBound
      case .failure(let unclosed):
        report(
          .unclosedTag, at: start,
          "this tag is not closed; end it with \(unclosed.expected.quoted)")
        guard let next = unclosed.next else { return reportUnclosedElements() }
        position = next
        builder.beginContent()
      }
    }
    builder.appendText(position..<source.count)
    builder.finish()
    reportUnclosedElements()
  }

  /// Adds what a tag stands for. Returns where the text goes on, nil for directly after the tag.
  private mutating func take(_ tag: TemplateTag) -> Int? {
    switch tag.kind {
    case .comment: return takeSilent(tag)
    case .delimiters:
      setDelimiters(tag)
      return takeSilent(tag)
    case .variable(let escaped):
      builder.appendLineStart(before: tag.range)
      if let name = dottedName(tag) { builder.append(.variable(name, escaped: escaped)) }
      return nil
    case .partial: return takePartial(tag)
    case .section(let inverted): return openSection(tag, inverted: inverted)
    case .parent: return openParent(tag)
    case .block: return openBlock(tag)
    case .close: return close(tag)
    }
  }

  /// Takes a tag that may stand alone and adds no node of its own.
  mutating func takeSilent(_ tag: TemplateTag) -> Int? {
    if let (_, next) = builder.takeLine(of: tag.range) { return next }
    builder.appendLineStart(before: tag.range)
    return nil
  }

  private mutating func setDelimiters(_ tag: TemplateTag) {
    if let delimiters = Delimiters(source[tag.content]) {
      scanner.delimiters = delimiters
    } else {
      report(
        .badDelimiters, at: tag.range.lowerBound,
        "\(source.text(tag.content).quoted) does not set delimiters; write two short sequences "
          + "without white space, separated by white space")
    }
  }

  private mutating func takePartial(_ tag: TemplateTag) -> Int? {
    let line = builder.takeLine(of: tag.range)
    if line == nil { builder.appendLineStart(before: tag.range) }
    if let reference = reference(tag) {
      builder.append(.partial(reference, indentation: line?.indentation))
    }
    return line?.next
  }

  // MARK: Names

  /// The name in a tag; nil, and an error is reported, if it has none.
  mutating func name(_ tag: TemplateTag) -> String? {
    let name = source.text(tag.content)
    guard !tag.content.isEmpty else {
      report(.badName, at: tag.range.lowerBound, "this tag has no name; write one into it")
      return nil
    }
    guard !source[tag.content].contains(where: \.isWhitespace) else {
      report(
        .badName, at: tag.content.lowerBound,
        "\(name.quoted) is not a name; write one without white space")
      return nil
    }
    return name
  }

  mutating func dottedName(_ tag: TemplateTag) -> DottedName? {
    guard let name = name(tag) else { return nil }
    return dottedName(name, tag.content)
  }

  private mutating func dottedName(_ text: String, _ range: Range<Int>) -> DottedName? {
    if let name = DottedName(source, range) { return name }
    report(
      .badName, at: range.lowerBound,
      "\(text.quoted) is not a name; write one name between each two periods")
    return nil
  }

  mutating func reference(_ tag: TemplateTag) -> TemplateReference? {
    guard !tag.content.isEmpty, source[tag.content.lowerBound] == UInt8(ascii: "*") else {
      return name(tag).map {
        TemplateReference(target: .fixed($0), offset: tag.content.lowerBound)
      }
    }
    let rest = source.trimmed(tag.content.lowerBound + 1..<tag.content.upperBound)
    let inner = TemplateTag(kind: tag.kind, range: tag.range, content: rest)
    return dottedName(inner).map {
      TemplateReference(target: .dynamic($0), offset: rest.lowerBound)
    }
  }

  // MARK: Errors

  mutating func report(_ rule: TemplateError.Rule, at offset: Int, _ message: String) {
    errors.append(TemplateError(rule: rule, location: location(of: offset), message: message))
  }

  func location(of offset: Int) -> TemplateLocation {
    let (line, column) = lines.position(of: offset)
    return TemplateLocation(template: name, line: line, column: column)
  }

  private mutating func reportUnclosedElements() {
    for element in elements {
      report(
        .unclosedSection, at: element.tag,
        "\(element.description) is not closed; write \(endTag(element.name)) after its content")
    }
  }

  /// An end tag as messages show it.
  func endTag(_ name: String) -> String {
    let (open, close) = (scanner.delimiters.open, scanner.delimiters.close)
    return
      (String(decoding: open, as: UTF8.self) + "/" + name
      + String(decoding: close, as: UTF8.self)).quoted
  }
}
