/// A parameter of a requirement.
public struct ParameterContext: Hashable, Codable, Sendable {
  /// The argument label; nil for a parameter without one.
  public var label: String?
  /// What it is called in elements and responders.
  public var name: String
  /// What it is called in a body; a keyword has its back-ticks.
  public var local: String
  /// Its type where a value of it is stored: without attributes and specifiers, an implicitly unwrapped one as an optional.
  public var type: String
  /// `, ` behind each parameter of a list but the last, which has nothing behind it.
  public var comma: String
  /// Whether it is `inout`.
  public var isInout: Bool
  /// How a body passes it on (`value`, `&value`, `value()` for an autoclosure).
  public var passed: String
}

extension [ParameterContext] {
  static func list(_ parameters: [NamedParameter]) -> [ParameterContext] {
    parameters.enumerated().map { ParameterContext($1, isLast: $0 == parameters.count - 1) }
  }
}

extension ParameterContext {
  fileprivate init(_ parameter: NamedParameter, isLast: Bool) {
    self.init(
      label: parameter.parameter.label, name: Word.escapedLabel(parameter.name),
      local: Word.escaped(parameter.local), type: parameter.parameter.type.element.description,
      comma: isLast ? "" : ", ", isInout: parameter.parameter.type.isInout,
      passed: parameter.passed)
  }
}
