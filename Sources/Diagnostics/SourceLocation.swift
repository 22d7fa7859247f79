/// A place in an input, as editors count it.
public struct SourceLocation: Hashable, Codable, Sendable {
  /// The path as the user gave it; `<stdin>` for standard input.
  public var path: String
  /// Counted from 1.
  public var line: Int
  /// Counted from 1, in UTF-8 bytes, as the Swift compiler counts.
  public var column: Int

  public init(path: String, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }
}

extension SourceLocation: Comparable {
  public static func < (lhs: SourceLocation, rhs: SourceLocation) -> Bool {
    (lhs.path, lhs.line, lhs.column) < (rhs.path, rhs.line, rhs.column)
  }
}

extension SourceLocation: CustomStringConvertible {
  public var description: String { "\(path):\(line):\(column)" }
}
