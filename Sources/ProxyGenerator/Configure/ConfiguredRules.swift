import Diagnostics
import ProtocolModel

/// What a configuration says of the declarations in the inputs: the same as `// proxygen:` comments, from outside.
public struct ConfiguredRules: Hashable, Sendable {
  /// What is said of one kind of declaration, whose names match a pattern.
  public struct Rule: Hashable, Sendable {
    public var pattern: Wildcard
    public var location: SourceLocation
    /// The way to it in the configuration: `protocols.ThingDelegate`.
    public var path: String
    public var choices: [Choice]
    /// Of a protocol's requirements, or a control's properties.
    public var members: [Rule]

    public init(
      pattern: Wildcard, location: SourceLocation, path: String, choices: [Choice] = [],
      members: [Rule] = []
    ) {
      self.pattern = pattern
      self.location = location
      self.path = path
      self.choices = choices
      self.members = members
    }
  }

  /// What is said, and what it is by Swift's grammar.
  public struct Value: Hashable, Sendable {
    public var text: String
    public var grammar: Directive.Grammar

    public init(text: String, grammar: Directive.Grammar) {
      self.text = text
      self.grammar = grammar
    }
  }

  /// One key with its values; without any it takes back what a less specific rule says.
  public struct Choice: Hashable, Sendable {
    public var key: Directive.Key
    public var values: [Value]
    public var location: SourceLocation
    public var path: String

    public init(key: Directive.Key, values: [Value], location: SourceLocation, path: String) {
      self.key = key
      self.values = values
      self.location = location
      self.path = path
    }
  }

  /// What answers where nobody does, for a type as it is written in the inputs.
  public struct Default: Hashable, Sendable {
    public var type: String
    public var expression: Value
    public var location: SourceLocation
    public var path: String

    public init(type: String, expression: Value, location: SourceLocation, path: String) {
      self.type = type
      self.expression = expression
      self.location = location
      self.path = path
    }
  }

  /// Over names with the types around them, or without.
  public var protocols: [Rule]
  /// Over the names of classes.
  public var controls: [Rule]
  public var defaults: [Default]
  /// Whether a rule that matches nothing is a mistake: not where a run reads some of the inputs alone.
  public var mustMatch: Bool

  public init(
    protocols: [Rule] = [], controls: [Rule] = [], defaults: [Default] = [], mustMatch: Bool = false
  ) {
    self.protocols = protocols
    self.controls = controls
    self.defaults = defaults
    self.mustMatch = mustMatch
  }

  public static let none = ConfiguredRules()

  /// Whether a rule may be about any class.
  public var concernAnything: Bool { !controls.isEmpty }

  /// All words that may name something in the inputs.
  var mentionedNames: Set<String> { Set(protocols.flatMap(\.mentionedNames)) }

  var defaultExpressions: [String: String] {
    Dictionary(defaults.map { ($0.type, $0.expression.text) }) { $1 }
  }
}

extension ConfiguredRules.Rule {
  fileprivate var mentionedNames: [String] {
    choices.flatMap(\.values).flatMap { $0.text.split { !Self.isPartOfName($0) }.map(String.init) }
      + members.flatMap(\.mentionedNames)
  }

  private static func isPartOfName(_ character: Character) -> Bool {
    !character.isASCII || character.isLetter || character.isNumber || character == "_"
  }
}
