import Diagnostics

/// Why a template could not be parsed or rendered.
public struct TemplateError: Error, Hashable, Sendable {
  /// The rules that a template or its context can break; the raw values are the diagnostics' rule names.
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    case unclosedTag = "template-unclosed-tag"
    case unclosedSection = "template-unclosed-section"
    case mismatchedClose = "template-mismatched-close"
    case unexpectedClose = "template-unexpected-close"
    case badDelimiters = "template-bad-delimiters"
    case badName = "template-bad-name"
    /// A variable or section name that no context has (strict mode).
    case unknownName = "unknown-template-name"
    /// A template name that the library does not have (strict mode, and the template to render).
    case unknownTemplate = "unknown-template"
    /// A list or an object where text is needed (strict mode).
    case notText = "template-value-not-text"
    case recursionTooDeep = "template-recursion-too-deep"
    case renderingTooLarge = "template-rendering-too-large"
  }

  public var rule: Rule
  /// For a name, the place of the name itself; otherwise the place where the tag begins.
  public var location: TemplateLocation
  /// One sentence that says what is wrong and what to do, without line breaks.
  public var message: String
  /// The tags that led to this place, innermost first: partial and parent tags, and block tags whose content
  /// another template replaced.
  public var includeChain: [TemplateLocation]

  public init(
    rule: Rule, location: TemplateLocation, message: String, includeChain: [TemplateLocation] = []
  ) {
    self.rule = rule
    self.location = location
    self.message = message
    self.includeChain = includeChain
  }
}

extension TemplateError {
  /// The error with template names for paths.
  public var diagnostic: Diagnostic { diagnostic { $0 } }

  /// The error as the user reads it, the include chain in a second sentence.
  ///
  /// - Parameter path: gives the path of the file that a template was read from.
  public func diagnostic(path: (_ templateName: String) -> String) -> Diagnostic {
    func source(_ location: TemplateLocation) -> SourceLocation {
      SourceLocation(
        path: path(location.template), line: location.line, column: location.column)
    }
    let chain = includeChain.map { source($0).description }
    let message = chain.isEmpty ? message : "\(message); included from \(Self.shortened(chain))"
    return .error(rule.rawValue, at: .source(source(location)), message)
  }

  /// A recursion has hundreds of links, of which the two ends tell what happens.
  private static func shortened(_ chain: [String]) -> String {
    let shown = 6
    guard chain.count > shown else { return chain.joined(separator: ", from ") }
    let ends = chain.prefix(shown - 1) + ["\(chain.count - shown) more places"] + chain.suffix(1)
    return ends.joined(separator: ", from ")
  }
}
