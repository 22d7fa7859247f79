/// What enumerations, structures and unions are called: by their tag, or by the alias that is declared with them.
struct TagNames {
  private var aliases: [String: String] = [:]

  /// - Parameter declarations: everything that the headers declare.
  init(_ declarations: [Cursor]) {
    for alias in declarations where alias.kind == .alias {
      let declaration = TagNames.declaration(of: alias.aliasedType)
      guard let declaration, TagNames.tag(declaration) == nil else { continue }
      aliases[declaration.identity] = aliases[declaration.identity] ?? alias.spelling
    }
  }

  func name(of declaration: Cursor) -> String? {
    TagNames.tag(declaration) ?? aliases[declaration.identity]
  }

  /// Libraries differ in what they call a declaration without a tag.
  private static func tag(_ declaration: Cursor) -> String? {
    let spelling = declaration.spelling
    return spelling.isEmpty || spelling.contains("(") || spelling.contains(" ") ? nil : spelling
  }

  private static func declaration(of type: ClangType) -> Cursor? {
    switch type.kind {
    case .attributed: declaration(of: type.modified)
    case .elaborated: declaration(of: type.named)
    case .enumeration, .record: type.declaration
    default: nil
    }
  }
}
