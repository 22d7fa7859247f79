/// What a style's `file.mustache` sees: one output file.
public struct FileContext: Hashable, Codable, Sendable {
  /// The header's lines, without comment marks.
  public var header: [String]
  /// The imports without conditions.
  public var importGroups: [ImportGroup]
  /// The imports that depend on an `#if`.
  public var conditionalImports: [ConditionalImport]
  /// A proxy for each delegate protocol, in the order of the inputs.
  public var proxies: [ProxyContext]
  /// Whether a responder gets a completion handler, which the file then guards.
  public var usesOnce: Bool
  /// Which of a style's own types the file needs.
  public var needs: Needs
  /// The helpers that the file needs to take what the runtime intercepted out of its boxes; nil when it needs none.
  public var casts: Casts?

  /// Imports that stand together.
  public struct ImportGroup: Hashable, Codable, Sendable {
    /// Whole import declarations, sorted.
    public var imports: [String]
  }

  /// An import under an `#if`.
  public struct ConditionalImport: Hashable, Codable, Sendable {
    /// What stands after `#if`.
    public var condition: String
    /// The whole import declaration.
    public var text: String
  }

  /// Which cast helpers are needed.
  public struct Casts: Hashable, Codable, Sendable {
    /// Whether an optional type is cast too.
    public var optional: Bool
  }
}
