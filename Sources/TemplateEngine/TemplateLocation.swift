/// A place in a template of a library.
public struct TemplateLocation: Hashable, Codable, Sendable {
  /// The template's name in the library.
  public var template: String
  /// Counted from 1; a line ends with a line feed, with or without a carriage return before it.
  public var line: Int
  /// Counted from 1, in UTF-8 bytes.
  public var column: Int

  public init(template: String, line: Int, column: Int) {
    self.template = template
    self.line = line
    self.column = column
  }
}

extension TemplateLocation: Comparable {
  public static func < (lhs: TemplateLocation, rhs: TemplateLocation) -> Bool {
    (lhs.template, lhs.line, lhs.column) < (rhs.template, rhs.line, rhs.column)
  }
}

extension TemplateLocation: CustomStringConvertible {
  public var description: String { "\(template):\(line):\(column)" }
}
