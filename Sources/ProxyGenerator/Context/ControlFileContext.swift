/// What `control/file.mustache` sees: one output file of the style `control`.
public struct ControlFileContext: Hashable, Codable, Sendable {
  /// The header's lines, without comment marks.
  public var header: [String]
  /// The imports without conditions, of this file and of those that the controls stand in.
  public var importGroups: [FileContext.ImportGroup]
  /// The imports that depend on an `#if`.
  public var conditionalImports: [FileContext.ConditionalImport]
  /// Whether the file holds the generic publisher and the publishers of UIKit's own controls.
  public var hasPublisher: Bool
  /// The controls of the inputs, in their order.
  public var controls: [ControlContext]
}

/// A control of the inputs: what `control/control.mustache` sees.
public struct ControlContext: Hashable, Codable, Sendable {
  /// The first one of a file without the generic publisher has no blank line before it.
  public var isFirst: Bool
  /// The `#if` condition around everything; nil when there is none.
  public var condition: String?
  /// Whole attributes of the extension (`@available(iOS 15, *)`), in source order.
  public var attributes: [String]
  /// The control's type (`RatingControl`).
  public var type: String
  /// A publisher for each value, in source order.
  public var values: [Value]

  /// A property of the control that is published.
  public struct Value: Hashable, Codable, Sendable {
    /// The first one has no blank line before it.
    public var isFirst: Bool
    /// The `#if` condition around it; nil when there is none.
    public var condition: String?
    /// Whole attributes, in source order.
    public var attributes: [String]
    /// `public ` and the like.
    public var access: String
    /// The publisher (`ratingPublisher`).
    public var name: String
    /// The property (`rating`).
    public var property: String
    /// The property's type.
    public var type: String
    /// The control events at which the property is read (`.valueChanged`).
    public var events: String
    /// The same as a sentence names them (`.valueChanged`, each in back-ticks).
    public var eventNames: String
  }
}
