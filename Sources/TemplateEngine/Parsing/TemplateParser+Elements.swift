extension TemplateParser {
  // MARK: Opening

  mutating func openSection(_ tag: TemplateTag, inverted: Bool) -> Int? {
    let next = takeSilent(tag)
    guard let name = dottedName(tag) else {
      push(.faulty, tag)
      return next
    }
    push(.section(name, inverted: inverted), tag)
    return next
  }

  mutating func openParent(_ tag: TemplateTag) -> Int? {
    let lineStart = builder.appendLineStart(before: tag.range)
    guard let reference = reference(tag) else {
      push(.faulty, tag)
      return nil
    }
    push(.parent(reference, lineStart: lineStart, arguments: [:]), tag)
    return nil
  }

  mutating func openBlock(_ tag: TemplateTag) -> Int? {
    let isArgument = elements.last?.isParent ?? false
    let name = name(tag)
    if isArgument { return openArgument(tag) }
    let opening: OpenElement.BlockOpening
    let line = builder.takeLine(of: tag.range)
    if let line {
      let content = builder.withoutMargin(builder.firstIndentation(from: line.next))
      opening = .ownLine(indentation: line.indentation, content: content)
    } else if let start = builder.appendLineStart(before: tag.range) {
      opening = .lineStart(start)
    } else {
      opening = .inline
    }
    push(
      name == nil ? .faulty : .block(nameOffset: tag.content.lowerBound, opening: opening), tag)
    return line?.next
  }

  /// An argument is a template within a template: it begins on the line after its tag where the tag ends a
  /// line, and the indentation of its first line is its margin.
  private mutating func openArgument(_ tag: TemplateTag) -> Int? {
    let next = builder.lineEnd(from: tag.range.upperBound)
    if let next {
      builder.beginLine(at: next)
      builder.pushMargin(builder.firstIndentation(from: next))
    } else {
      builder.beginContent()
      builder.pushMargin(0..<0)
    }
    push(.argument, tag)
    return next
  }

  private mutating func push(_ kind: OpenElement.Kind, _ tag: TemplateTag) {
    let name = closingName(tag)
    elements.append(
      OpenElement(
        kind: kind, name: name, tag: tag.range.lowerBound, node: builder.nodes.count))
    openNames[name, default: 0] += 1
    switch kind {
    case .section, .parent, .block: builder.append(.text(0..<0, startsLine: false))
    case .argument, .faulty: break
    }
  }

  /// What an opening tag and its end tag have in common: a dynamic name without the space after its asterisk.
  private func closingName(_ tag: TemplateTag) -> String {
    let text = source.text(tag.content)
    guard text.hasPrefix("*") else { return text }
    return "*" + source.text(source.trimmed(tag.content.lowerBound + 1..<tag.content.upperBound))
  }

  // MARK: Closing

  mutating func close(_ tag: TemplateTag) -> Int? {
    let name = closingName(tag)
    guard let element = elements.last else {
      report(
        .unexpectedClose, at: tag.range.lowerBound,
        "\(endTag(name)) closes nothing; remove it or open \(name.quoted) before it")
      return takeSilent(tag)
    }
    if element.name != name {
      let opening = location(of: element.tag)
      report(
        .mismatchedClose, at: tag.range.lowerBound,
        "\(endTag(name)) does not close \(element.description), opened at line \(opening.line), "
          + "column \(opening.column); write \(endTag(element.name))")
      recover(from: name)
    }
    return pop(tag)
  }

  /// Makes the element that an end tag means the innermost one; if there is none, the tag is taken for the
  /// misspelt end of the innermost one.
  private mutating func recover(from name: String) {
    guard openNames[name, default: 0] > 0 else { return }
    while let last = elements.last, last.name != name { drop(last) }
  }

  private mutating func drop(_ element: OpenElement) {
    elements.removeLast()
    openNames[element.name, default: 1] -= 1
    if case .argument = element.kind { builder.popMargin() }
  }

  private mutating func pop(_ tag: TemplateTag) -> Int? {
    guard let element = elements.last else { return nil }
    switch element.kind {
    case .section(let name, let inverted):
      let next = takeSilent(tag)
      drop(element)
      builder.replace(
        element.node, by: .section(name, inverted: inverted, end: builder.nodes.count))
      return next
    case .parent(let reference, let lineStart, let arguments):
      drop(element)
      return closeParent(element, reference, lineStart, arguments, tag)
    case .argument:
      builder.beginContent()
      drop(element)
      addArgument(element)
      return nil
    case .block(let nameOffset, let opening):
      let next = takeSilent(tag)
      drop(element)
      closeBlock(element, nameOffset, opening, tag)
      return next
    case .faulty:
      drop(element)
      return takeSilent(tag)
    }
  }

  /// A parent tag and its end are standalone together: when nothing stands before the one and after the other.
  private mutating func closeParent(
    _ element: OpenElement, _ reference: TemplateReference, _ lineStart: OpenElement.LineStart?,
    _ arguments: [String: Range<Int>], _ tag: TemplateTag
  ) -> Int? {
    var indentation: Range<Int>?
    let next = lineStart == nil ? nil : builder.lineEnd(from: tag.range.upperBound)
    if let lineStart, let next {
      builder.blank(lineStart.node)
      builder.beginLine(at: next)
      indentation = lineStart.indentation
    } else {
      builder.beginContent()
    }
    let parent = ParentTag(
      reference: reference, indentation: indentation, arguments: arguments,
      end: builder.nodes.count)
    builder.replace(element.node, by: .parent(parent))
    return next
  }

  private mutating func addArgument(_ element: OpenElement) {
    guard let parent = elements.indices.last,
      case .parent(let reference, let lineStart, var arguments) = elements[parent].kind
    else { return }
    elements[parent].kind = .faulty  // Gives up the second reference, so that nothing is copied.
    arguments[element.name] = element.node..<builder.nodes.count
    elements[parent].kind = .parent(reference, lineStart: lineStart, arguments: arguments)
  }

  private mutating func closeBlock(
    _ element: OpenElement, _ nameOffset: Int, _ opening: OpenElement.BlockOpening,
    _ tag: TemplateTag
  ) {
    let end = builder.nodes.count
    let hasContent = end > element.node + 1
    let placement: BlockTag.Placement
    switch opening {
    case .ownLine(let indentation, let content):
      placement = .ownLine(indentation: hasContent ? content : indentation)
    case .lineStart(let start) where builder.lineEnd(from: tag.range.upperBound) != nil:
      builder.blank(start.node)
      placement = .filledLine(indentation: start.indentation)
    case .lineStart, .inline: placement = .inline
    }
    builder.replace(
      element.node,
      by: .block(BlockTag(name: element.name, offset: nameOffset, placement: placement, end: end)))
  }
}
