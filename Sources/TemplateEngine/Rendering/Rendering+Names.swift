extension Rendering {
  /// The value of a name; `null` for an unknown one in lenient mode.
  func value(of name: DottedName) throws(TemplateError) -> TemplateValue {
    switch contexts.resolve(name) {
    case .found(let value): return value
    case .unknown(let part):
      guard strictness == .strict else { return .null }
      throw failure(
        .unknownName, at: part.offset,
        "no context has the name \(part.text.quoted)"
          + NearestName.advice(part.text, among: contexts.names))
    case .noMember(let index, let owner):
      guard strictness == .strict else { return .null }
      let part = name.parts[index]
      throw failure(
        .unknownName, at: part.offset,
        "\(name.text(upTo: index).quoted) is \(owner.typeDescription) without a member "
          + part.text.quoted + NearestName.advice(part.text, among: owner.memberNames))
    }
  }

  /// The text of a name's value; in lenient mode a list or an object has none.
  func text(of name: DottedName) throws(TemplateError) -> String {
    let value = try value(of: name)
    if let text = value.text { return text }
    guard strictness == .strict else { return "" }
    throw failure(
      .notText, at: name.offset,
      "\(name.text.quoted) is \(value.typeDescription), which has no text; open it as a section or "
        + "name one of its members")
  }

  /// The template that a tag names; nil where nothing is to be rendered: for a dynamic name without text, and
  /// for an unknown template in lenient mode.
  func template(_ reference: TemplateReference) throws(TemplateError) -> ParsedTemplate? {
    let name: String
    switch reference.target {
    case .fixed(let text): name = text
    case .dynamic(let dotted):
      name = try text(of: dotted)
      guard !name.isEmpty else { return nil }
    }
    guard let template = templates[name] else {
      guard strictness == .strict else { return nil }
      throw failure(
        .unknownTemplate, at: reference.offset,
        "no template has the name \(name.quoted)" + NearestName.advice(name, among: templates.keys))
    }
    if var error = template.errors.first {
      error.includeChain = [cursor.template.location(of: reference.offset)] + includeChain
      throw error
    }
    return template
  }
}
