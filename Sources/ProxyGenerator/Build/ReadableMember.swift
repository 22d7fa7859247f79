import ProtocolModel

/// A property or a subscript as the proxy implements it and asks a delegate for it.
struct ReadableMember {
  let type: TypeReference
  let accessors: [Property.Accessor]
  /// Without access level and isolation (`var title: String`, `subscript(row: Int) -> String`).
  let declaration: String
  /// What leads from a delegate to it (`.title`, `[row]`).
  let path: String

  /// Nil where no type is written.
  init?(_ property: Property) {
    guard let type = property.type else { return nil }
    let name = Word.escaped(property.name)
    self.init(
      type: type, accessors: property.accessors, declaration: "var \(name): \(type)",
      path: ".\(name)")
  }

  /// - Parameter parameters: those of the subscript, with names that a body can use.
  init(_ subscripting: Subscript, _ parameters: [NamedParameter]) {
    let list = parameters.map(\.subscriptDeclaration).joined(separator: ", ")
    let arguments = parameters.map(\.argument).joined(separator: ", ")
    self.init(
      type: subscripting.returnType, accessors: subscripting.accessors,
      declaration: "subscript\(SourceText.generics(subscripting.genericParameters))(\(list)) "
        + "-> \(subscripting.returnType)"
        + (subscripting.whereClause.map { " where \($0)" } ?? ""),
      path: "[\(arguments)]")
  }

  private init(
    type: TypeReference, accessors: [Property.Accessor], declaration: String, path: String
  ) {
    self.type = type
    self.accessors = accessors
    self.declaration = declaration
    self.path = path
  }

  var isSettable: Bool { accessors.contains(where: \.writes) }

  /// Whether a body may set it on a delegate that it only reads.
  var isSetWithoutMutation: Bool {
    accessors.contains { $0.kind == "set" && $0.modifiers.contains("nonmutating") }
  }
}

extension RequirementBuilder {
  /// Nil unless the requirement is a property or a subscript.
  var readable: ReadableMember? {
    switch classified.requirement.member {
    case .property(let property): ReadableMember(property)
    case .subscripting(let subscripting): ReadableMember(subscripting, parameters)
    case .method, .initializer, .associatedType: nil
    }
  }

  func signature(_ member: ReadableMember, access: String) -> String {
    "\(access)\(isolationPrefix)\(member.declaration)"
  }

  /// `nonisolated `, with what stands in its parentheses, or nothing.
  var isolationPrefix: String {
    context.modifiers.first { $0 == "nonisolated" || $0.hasPrefix("nonisolated(") }
      .map { "\($0) " } ?? ""
  }
}
