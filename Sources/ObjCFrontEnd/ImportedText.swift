import Diagnostics

/// Headers as Swift shows them: the text that goes through the Swift front end as any other input does.
public struct ImportedText: Hashable, Codable, Sendable {
  public struct Line: Hashable, Codable, Sendable {
    public var text: String
    /// The declaration in the header that the line stands for; nil for what stands for none.
    public var origin: SourceLocation?

    public init(text: String, origin: SourceLocation? = nil) {
      self.text = text
      self.origin = origin
    }
  }

  public var lines: [Line]
  /// What is not imported, and why; names that may differ from the compiler's.
  public var diagnostics: [Diagnostic]

  public init(lines: [Line] = [], diagnostics: [Diagnostic] = []) {
    self.lines = lines
    self.diagnostics = diagnostics
  }

  public var text: String { lines.map { $0.text + "\n" }.joined() }
}
