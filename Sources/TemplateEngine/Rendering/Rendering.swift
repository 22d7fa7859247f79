/// The rendering of one template with one context.
///
/// What is being rendered is kept on a stack of its own, so that no depth of sections or includes uses up the
/// thread's stack.
struct Rendering {
  let templates: [String: ParsedTemplate]
  let escaping: Escaping
  let strictness: Strictness
  let limits: RenderingLimits
  var cursor: Cursor
  var contexts: ContextStack
  var blocks = BlockScope()
  var output = IndentedOutput()
  private var activations: [Activation] = []
  private var depth = 0
  private var steps = 0

  /// The nodes to be rendered next.
  struct Cursor {
    let template: ParsedTemplate
    var position: Int
    let end: Int

    var node: TemplateNode { template.nodes[position] }
    var source: [UInt8] { template.source }
  }

  /// What goes on when the nodes at the cursor end.
  private enum Activation {
    /// The section whose nodes begin at `start` is rendered for the items from `next` on.
    case section(items: [TemplateValue], next: Int, start: Int, outer: Cursor)
    /// The template or argument that was included at a tag is left.
    case include(tag: Int, outer: Cursor, scope: BlockScope.Mark, level: IndentedOutput.Level)
  }

  init(
    of template: ParsedTemplate, with context: TemplateValue, renderer: TemplateRenderer
  ) {
    templates = renderer.templates
    escaping = renderer.escaping
    strictness = renderer.strictness
    limits = renderer.limits
    cursor = Cursor(template: template, position: 0, end: template.nodes.count)
    contexts = ContextStack(context)
  }

  mutating func run() throws(TemplateError) -> String {
    repeat {
      while cursor.position < cursor.end {
        steps += 1
        try checkWork()
        try renderNode()
      }
    } while endActivation()
    return String(decoding: output.bytes, as: UTF8.self)
  }

  private mutating func renderNode() throws(TemplateError) {
    switch cursor.node {
    case .text(let range, let startsLine):
      cursor.position += 1
      if startsLine { output.beginLine() }
      output.append(text: cursor.source[range])
    case .variable(let name, let escaped):
      cursor.position += 1
      let text = try text(of: name)
      output.append(value: text, escaping: escaped ? escaping : .none)
    case .section(let name, let inverted, let end):
      try renderSection(name, inverted: inverted, end: end)
    case .partial(let reference, let indentation):
      cursor.position += 1
      try include(reference, indentation: indentation, arguments: [:])
    case .parent(let parent):
      cursor.position = parent.end
      try include(
        parent.reference, indentation: parent.indentation, arguments: parent.arguments)
    case .block(let block): try renderBlock(block)
    }
  }

  /// Goes on after the innermost section or include; false when there is none.
  private mutating func endActivation() -> Bool {
    guard let activation = activations.popLast() else { return false }
    switch activation {
    case .section(let items, let next, let start, let outer):
      contexts.pop()
      guard next < items.count else {
        cursor = outer
        break
      }
      contexts.push(items[next])
      cursor.position = start
      activations.append(.section(items: items, next: next + 1, start: start, outer: outer))
    case .include(_, let outer, let scope, let level):
      depth -= 1
      cursor = outer
      blocks.leave(to: scope)
      output.leave(level)
    }
    return true
  }

  // MARK: Sections

  private mutating func renderSection(
    _ name: DottedName, inverted: Bool, end: Int
  ) throws(TemplateError) {
    let value = try value(of: name)
    let start = cursor.position + 1
    guard value.isTrue != inverted else {
      cursor.position = end
      return
    }
    guard !inverted else {
      cursor.position = start
      return
    }
    var items = [value]
    if case .list(let elements) = value { items = elements }
    cursor.position = end
    activations.append(.section(items: items, next: 1, start: start, outer: cursor))
    contexts.push(items[0])
    cursor = Cursor(template: cursor.template, position: start, end: end)
  }

  // MARK: Includes

  private mutating func include(
    _ reference: TemplateReference, indentation: Range<Int>?, arguments: [String: Range<Int>]
  ) throws(TemplateError) {
    guard let template = try template(reference) else { return }
    let scope = blocks.mark
    let level: IndentedOutput.Level
    if let indentation {
      level = output.enterLines(indentation: cursor.source[indentation])
    } else {
      level = output.enterInline()
    }
    blocks.enter(arguments: arguments, of: cursor.template)
    try enter(
      Cursor(template: template, position: 0, end: template.nodes.count), tag: reference.offset,
      scope, level)
  }

  private mutating func renderBlock(_ block: BlockTag) throws(TemplateError) {
    guard let argument = blocks.argument(named: block.name) else {
      cursor.position += 1
      if case .filledLine(let indentation) = block.placement, cursor.position < block.end {
        output.beginLine()
        output.append(text: cursor.source[indentation])
      }
      return
    }
    cursor.position = block.end
    let scope = blocks.mark
    let level: IndentedOutput.Level
    switch block.placement {
    case .ownLine(let indentation), .filledLine(let indentation):
      level = output.enterOverride(indentation: cursor.source[indentation])
    case .inline: level = output.enterOverrideAmidLine()
    }
    blocks.enter(argument)
    let nodes = argument.nodes
    try enter(
      Cursor(
        template: argument.template, position: nodes.lowerBound, end: nodes.upperBound),
      tag: block.offset, scope, level)
  }

  private mutating func enter(
    _ inner: Cursor, tag: Int, _ scope: BlockScope.Mark, _ level: IndentedOutput.Level
  ) throws(TemplateError) {
    guard depth < limits.depth else {
      throw failure(
        .recursionTooDeep, at: tag,
        "this would be more than \(limits.depth) templates inside each other; put the tag into a "
          + "section that ends the recursion")
    }
    depth += 1
    activations.append(.include(tag: tag, outer: cursor, scope: scope, level: level))
    cursor = inner
  }

  private func checkWork() throws(TemplateError) {
    guard steps + output.size > limits.work else { return }
    throw TemplateError(
      rule: .renderingTooLarge, location: cursor.template.location(of: 0),
      message: "the rendering has more than \(limits.work) bytes and tags; look for templates that "
        + "include each other again and again",
      includeChain: includeChain)
  }

  // MARK: Errors

  /// An error at an offset in the template that is being rendered.
  func failure(
    _ rule: TemplateError.Rule, at offset: Int, _ message: String
  ) -> TemplateError {
    TemplateError(
      rule: rule, location: cursor.template.location(of: offset), message: message,
      includeChain: includeChain)
  }

  /// The tags that led to the cursor, innermost first.
  var includeChain: [TemplateLocation] {
    activations.reversed().compactMap { activation in
      guard case .include(let tag, let outer, _, _) = activation else { return nil }
      return outer.template.location(of: tag)
    }
  }
}
