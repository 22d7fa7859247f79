/// Templates by name (`rx/file`); names are looked up exactly.
public struct TemplateLibrary: Hashable, Sendable {
  private var texts: [String: String]

  public init(_ texts: [String: String]) { self.texts = texts }

  /// In ascending order.
  public var names: [String] { texts.keys.sorted() }

  public subscript(name: String) -> String? { texts[name] }

  /// The templates of both libraries; for a name that both have, the one in `other`.
  public func overlaid(by other: TemplateLibrary) -> TemplateLibrary {
    TemplateLibrary(texts.merging(other.texts, uniquingKeysWith: { $1 }))
  }

  /// Every syntax error of every template, in the order of the templates' names and then of their places.
  public func syntaxErrors() -> [TemplateError] {
    parsed().values.flatMap(\.errors).sorted { $0.location < $1.location }
  }

  /// Every template by its name, those with errors too.
  func parsed() -> [String: ParsedTemplate] {
    Dictionary(
      uniqueKeysWithValues: texts.map { ($0, TemplateParser.parse($1, named: $0)) })
  }
}
