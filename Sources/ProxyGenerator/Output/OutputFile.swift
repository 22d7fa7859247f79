import Diagnostics

/// A file to be written.
public struct OutputFile: Hashable, Sendable {
  /// Relative to the output folder.
  public var name: String
  /// Ends with a line break.
  public var contents: String

  public init(name: String, contents: String) {
    self.name = name
    self.contents = contents
  }
}

/// What a run makes: no file when there is an error, since half an output is worse than none, unless it is asked for
/// (`FaultReach`).
public struct Generation: Sendable {
  public var files: [OutputFile]
  public var diagnostics: [Diagnostic]
}
