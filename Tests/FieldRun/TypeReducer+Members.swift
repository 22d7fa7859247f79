import SwiftSyntax

extension TypeReducer {
  /// Properties whose type is written, as something that can be got and, where the original can, set.
  static func properties(of block: MemberBlockSyntax) -> [NamedCode] {
    block.members.flatMap { member in [member.decl] + member.decl.conditionalDeclarations }
      .compactMap { $0.as(VariableDeclSyntax.self) }
      .flatMap { variable in
        variable.bindings.compactMap { binding -> NamedCode? in
          guard let type = binding.typeAnnotation?.type,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
          else { return nil }
          return NamedCode(name: name, code: property(name, type, of: variable))
        }
      }
  }

  private static func property(
    _ name: String, _ type: TypeSyntax, of variable: VariableDeclSyntax
  ) -> Code {
    let kept = variable.modifiers.filter {
      !["weak", "unowned", "lazy", "override", "private", "fileprivate"].contains($0.name.text)
        || $0.detail != nil && !["weak", "unowned"].contains($0.name.text)
    }.filter { $0.name.text != "required" }
    let modifiers = kept.map { $0.trimmedDescription + " " }.joined()
    let isOptional =
      type.is(OptionalTypeSyntax.self)
      || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    let isWeak = variable.modifiers.contains { $0.name.text == "weak" && $0.detail == nil }
    let text = type.trimmedDescription
    let body =
      isOptional ? "" : " { get { fatalError() } set {} }"
    return Code(
      text: attributes(variable.attributes) + modifiers + (isWeak && isOptional ? "weak " : "")
        + "var \(name): \(text)\(body)",
      mentions: MentionCollector.mentions(in: type).union(actors(variable.attributes)))
  }

  static func memberNames(_ members: [DeclSyntax]) -> [String] {
    members.flatMap { member -> [String] in
      if let found = member.as(FunctionDeclSyntax.self) { return [fullName(found)] }
      if let found = member.as(VariableDeclSyntax.self) {
        return found.bindings.map(\.pattern.trimmedDescription)
      }
      return memberNames(member.conditionalDeclarations)
    }
  }

  /// Methods and computed properties of an extension, with a body that satisfies any type.
  static func defaults(_ members: [DeclSyntax]) -> [NamedCode] {
    members.flatMap { member -> [NamedCode] in
      if let found = member.as(FunctionDeclSyntax.self) { return [method(found)] }
      if let found = member.as(VariableDeclSyntax.self) { return computed(found) }
      return defaults(member.conditionalDeclarations)
    }
  }

  private static func fullName(_ found: FunctionDeclSyntax) -> String {
    let labels = found.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
    return "\(found.name.text)(\(labels.joined()))"
  }

  private static func method(_ found: FunctionDeclSyntax) -> NamedCode {
    var signature = found
    signature.body = nil
    return NamedCode(
      name: fullName(found),
      code: Code(
        text: signature.trimmedDescription + " { fatalError() }",
        mentions: MentionCollector.mentions(in: signature)))
  }

  private static func computed(_ found: VariableDeclSyntax) -> [NamedCode] {
    found.bindings.compactMap { binding in
      guard let type = binding.typeAnnotation?.type else { return nil }
      let start =
        (found.attributes.map(\.trimmedDescription)
        + found.modifiers.map(\.trimmedDescription)).joined(separator: " ")
      let isSettable: Bool =
        switch binding.accessorBlock?.accessors {
        case .accessors(let list)?: list.contains { $0.accessorSpecifier.text == "set" }
        default: false
        }
      let name = binding.pattern.trimmedDescription
      return NamedCode(
        name: name,
        code: Code(
          text: "\(start) var \(name): \(type.trimmedDescription) "
            + (isSettable ? "{ get { fatalError() } set {} }" : "{ fatalError() }"),
          mentions: MentionCollector.mentions(in: type)))
    }
  }
}
