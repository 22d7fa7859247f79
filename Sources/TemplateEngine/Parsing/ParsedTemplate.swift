/// A template, ready to be rendered any number of times.
final class ParsedTemplate: Sendable {
  let name: String
  let source: [UInt8]
  let nodes: [TemplateNode]
  /// In the order in which they were found. A template with errors is not rendered.
  let errors: [TemplateError]
  private let lines: LineIndex

  init(
    name: String, source: [UInt8], lines: LineIndex, nodes: [TemplateNode], errors: [TemplateError]
  ) {
    self.name = name
    self.source = source
    self.lines = lines
    self.nodes = nodes
    self.errors = errors
  }

  func location(of offset: Int) -> TemplateLocation {
    let (line, column) = lines.position(of: offset)
    return TemplateLocation(template: name, line: line, column: column)
  }
}
