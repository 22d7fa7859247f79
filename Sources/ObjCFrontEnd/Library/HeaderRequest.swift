/// Which headers to read, and how the compiler is to see them.
public struct HeaderRequest: Hashable, Codable, Sendable {
  public struct Header: Hashable, Codable, Sendable {
    /// As the user gave it.
    public var path: String
    /// Absolute, without symbolic links.
    public var realPath: String

    public init(path: String, realPath: String) {
      self.path = path
      self.realPath = realPath
    }
  }

  public var headers: [Header]
  /// Where libclang may be, the best first.
  public var libraries: [String]
  /// Absolute paths.
  public var importFolders: [String] = []
  public var frameworkFolders: [String] = []
  /// `NAME` or `NAME=VALUE`.
  public var definitions: [String] = []
  /// The folder of an SDK; nil where there is none, and proxygen's own headers take its place.
  public var sdk: String?
  /// A target triple; nil for what goes with the SDK.
  public var target: String?

  /// Headers that lie around, by their names: they are found in whatever folder they are.
  public var neighbours: [String: String] = [:]

  public init(headers: [Header], libraries: [String]) {
    self.headers = headers
    self.libraries = libraries
  }
}
