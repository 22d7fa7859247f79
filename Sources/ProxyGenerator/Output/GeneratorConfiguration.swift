import TemplateEngine

/// Everything that a run depends on besides its inputs.
public struct GeneratorConfiguration: Sendable {
  /// How protocols are spread over files.
  public enum Layout: Hashable, Sendable {
    /// A file for each protocol, named like its proxy.
    case filePerProtocol
    /// All in one file of that name.
    case singleFile(String)
  }

  public var style: Style
  public var layout: Layout
  /// Over protocol names; empty takes every delegate protocol.
  public var protocolPatterns: [Wildcard]
  public var faultReach: FaultReach
  public var templates: TemplateLibrary
  /// Where templates were read from, for messages; those without an entry are built in.
  public var templatePaths: [String: String]
  /// The version that the header names.
  public var version: String

  public init(
    style: Style = .rx, layout: Layout = .filePerProtocol, protocolPatterns: [Wildcard] = [],
    faultReach: FaultReach = .wholeRun,
    templates: TemplateLibrary, templatePaths: [String: String] = [:], version: String
  ) {
    self.style = style
    self.layout = layout
    self.protocolPatterns = protocolPatterns
    self.faultReach = faultReach
    self.templates = templates
    self.templatePaths = templatePaths
    self.version = version
  }
}

/// A family of output.
public enum Style: String, CaseIterable, Sendable {
  case rx
}
