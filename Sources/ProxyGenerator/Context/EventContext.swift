/// An event, or the announcement of a question, as the case of an enum that holds all events of a protocol.
public struct EventContext: Hashable, Codable, Sendable {
  /// The case's name (`didFinish`).
  public var name: String
  /// Whole attributes that a case may have.
  public var attributes: [String]
  /// What stands after `case` (`didFinish(result: String, count: Int)`).
  public var declaration: String
  /// The case as a body makes it from its parameters, without the dot (`didFinish(result: result, count: count)`).
  public var value: String
  /// The pattern that takes it apart (`didFinish(let result, let count)`).
  public var pattern: String
  /// The element of what the pattern binds (`(result: result, count: count)`).
  public var element: String
  /// How many of them a new listener gets of those that came before; nil when none.
  public var replay: String?
}

extension EventContext {
  init(name: String, element: ElementText, attributes: [String], replay: Int) {
    let parts = element.parts
    let single = parts.count == 1
    func list(_ part: (NamedParameter) -> String) -> String {
      guard !parts.isEmpty else { return "" }
      let texts = parts.map {
        (single ? "" : "\(Word.escapedLabel($0.name)): ") + part($0)
      }
      return "(\(texts.joined(separator: ", ")))"
    }
    let bindings = parts.map { "let \(Word.escaped($0.name))" }.joined(separator: ", ")
    self.init(
      name: name, attributes: attributes,
      declaration: name + list { $0.parameter.type.element.description },
      value: name + list(\.expression), pattern: name + (parts.isEmpty ? "" : "(\(bindings))"),
      element: single
        ? Word.escaped(parts[0].name)
        : (parts.isEmpty ? "()" : list { Word.escaped($0.name) }),
      replay: replay > 0 ? "\(replay)" : nil)
  }
}
