import TemplateEngine

/// Everything that a run depends on besides its inputs.
public struct GeneratorConfiguration: Sendable {
  /// How protocols are spread over files.
  public enum Layout: Hashable, Sendable {
    /// Files as the styles name them.
    case filePerProtocol
    /// All in one file of that name.
    case singleFile(String)
  }

  /// Each makes files of its own.
  public var styles: [Style]
  public var layout: Layout
  /// Over protocol names; empty takes every delegate protocol.
  public var protocolPatterns: [Wildcard]
  public var faultReach: FaultReach
  /// What is said of declarations beside the comments in the source.
  public var rules: ConfiguredRules
  public var templates: TemplateLibrary
  /// Where templates were read from, for messages; those without an entry are built in.
  public var templatePaths: [String: String]
  public var maker: Maker

  public init(
    styles: [Style], layout: Layout = .filePerProtocol, protocolPatterns: [Wildcard] = [],
    faultReach: FaultReach = .wholeRun, rules: ConfiguredRules = .none,
    templates: TemplateLibrary, templatePaths: [String: String] = [:], maker: Maker
  ) {
    self.styles = styles
    self.layout = layout
    self.protocolPatterns = protocolPatterns
    self.faultReach = faultReach
    self.rules = rules
    self.templates = templates
    self.templatePaths = templatePaths
    self.maker = maker
  }
}
