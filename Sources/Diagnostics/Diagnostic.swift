/// One thing that a user must know, as a value: made beside the rule that it speaks for, collected, and
/// printed at the end.
public struct Diagnostic: Hashable, Codable, Sendable {
  public enum Severity: String, Codable, Sendable, CaseIterable {
    case note, warning, error
  }

  /// Where a diagnostic points to.
  public enum Place: Hashable, Codable, Sendable {
    /// A place in an input.
    case source(SourceLocation)
    /// A whole file or folder.
    case file(String)
    /// The command line as a whole.
    case commandLine
  }

  public var severity: Severity
  public var place: Place
  /// A stable name for the rule, in lower case with hyphens (`ambiguous-parent`).
  public var rule: String
  /// One sentence in lower case that says what is wrong and what to do; it may hold more sentences,
  /// never line breaks.
  public var message: String

  public init(_ severity: Severity, at place: Place, rule: String, _ message: String) {
    self.severity = severity
    self.place = place
    self.rule = rule
    self.message = message
  }
}

extension Diagnostic {
  public static func error(_ rule: String, at place: Place, _ message: String) -> Diagnostic {
    Diagnostic(.error, at: place, rule: rule, message)
  }

  public static func warning(_ rule: String, at place: Place, _ message: String) -> Diagnostic {
    Diagnostic(.warning, at: place, rule: rule, message)
  }

  public static func note(_ rule: String, at place: Place, _ message: String) -> Diagnostic {
    Diagnostic(.note, at: place, rule: rule, message)
  }
}

extension Diagnostic.Place {
  /// The path that the diagnostic belongs to, if it belongs to one.
  public var path: String? {
    switch self {
    case .source(let location): location.path
    case .file(let path): path
    case .commandLine: nil
    }
  }
}
