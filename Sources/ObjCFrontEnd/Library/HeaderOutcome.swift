import Diagnostics

/// What came of reading headers.
public enum HeaderOutcome: Hashable, Codable, Sendable {
  case imported(ImportedHeaders)
  /// There is no libclang that works; the reasons, one for each that was tried.
  case noLibrary(reasons: [String])
  /// libclang is there and gives nothing but the number of an error.
  case refused(code: UInt32)
}

/// Headers as Swift shows them.
public struct ImportedHeaders: Hashable, Codable, Sendable {
  public struct File: Hashable, Codable, Sendable {
    /// As the user gave it, or as an input includes it.
    public var path: String
    /// Absolute, without symbolic links.
    public var realPath: String
    public var text: ImportedText

    public init(path: String, realPath: String, text: ImportedText) {
      self.path = path
      self.realPath = realPath
      self.text = text
    }
  }

  /// The inputs in their order, then what they include and need.
  public var files: [File]
  /// What concerns the reading; what concerns a declaration is in the texts.
  public var diagnostics: [Diagnostic]
  /// All that this depends on besides the request.
  public var basis: HeaderBasis

  public init(
    files: [File] = [], diagnostics: [Diagnostic] = [], basis: HeaderBasis = HeaderBasis()
  ) {
    self.files = files
    self.diagnostics = diagnostics
    self.basis = basis
  }
}

/// The files that decided what headers are read as.
public struct HeaderBasis: Hashable, Codable, Sendable {
  /// Absolute paths of all that was read: the headers, what they include, API notes.
  public var files: [String]
  /// What is included and is nowhere, as it is spelled.
  public var missing: [String]

  public init(files: [String] = [], missing: [String] = []) {
    self.files = files
    self.missing = missing
  }
}
