/// An event, or the announcement of a question, as the case of an enum that holds all events of a protocol.
public struct EventContext: Hashable, Codable, Sendable {
  /// The case's name (`didFinish`).
  public var name: String
  /// Whole attributes that a case may have; the member has others, too.
  public var caseAttributes: [String]
  /// What stands after `case` (`didFinish(result: String, count: Int)`).
  public var declaration: String
  /// The case as a body makes it from its parameters, without the dot (`didFinish(result: result, count: count)`).
  public var value: String
  /// The pattern that takes it apart (`didFinish(let result, let count)`).
  public var pattern: String
  /// The element of what the pattern binds (`(result: result, count: count)`).
  public var element: String
  /// The conditions of an `if` that give the pattern's erased values their types; nil where none is erased.
  public var casts: String?
  /// How many of them a new listener gets of those that came before; nil when none.
  public var replay: String?
}

extension EventContext {
  /// - Parameter erased: the names of the parts whose types the case can't name.
  /// - Parameter existential: the type that it names instead.
  init(
    name: String, element: ElementText, attributes: [String], replay: Int,
    erasing erased: Set<String>, as existential: String
  ) {
    let parts = element.parts
    let single = parts.count == 1
    func list(_ part: (NamedParameter) -> String) -> String {
      guard !parts.isEmpty else { return "" }
      let texts = parts.map {
        (single ? "" : "\(Word.escapedLabel($0.name)): ") + part($0)
      }
      return "(\(texts.joined(separator: ", ")))"
    }
    func type(_ part: NamedParameter) -> String { part.parameter.type.element.isolated.description }
    let bindings = parts.map { "let \(Word.escaped($0.name))" }.joined(separator: ", ")
    let casts = parts.filter { erased.contains($0.name) }.map { part in
      "let \(Word.escaped(part.name)) = \(Word.escaped(part.name)) as? \(type(part))"
    }
    self.init(
      name: name, caseAttributes: attributes,
      declaration: name
        + list { erased.contains($0.name) ? existential : $0.parameter.type.element.description },
      value: name + list { $0.expression + (erased.contains($0.name) ? " as \(existential)" : "") },
      pattern: name + (parts.isEmpty ? "" : "(\(bindings))"),
      element: single
        ? Word.escaped(parts[0].name)
        : (parts.isEmpty ? "()" : list { Word.escaped($0.name) }),
      casts: casts.isEmpty ? nil : casts.joined(separator: ", "),
      replay: replay > 0 ? "\(replay)" : nil)
  }
}
