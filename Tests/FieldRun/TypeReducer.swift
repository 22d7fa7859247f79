import SwiftSyntax

/// Cuts declarations down: what stays is what a proxy's code relies on.
enum TypeReducer {
  private static let keptAttributes: Set<String> = ["objc", "objcMembers", "MainActor"]
  private static let keptConformances: Set<String> = [
    "Hashable", "Equatable", "Comparable", "Sendable", "Error", "LocalizedError", "OptionSet",
  ]

  static func verbatim(_ node: some SyntaxProtocol) -> Code {
    Code(text: node.trimmedDescription, mentions: MentionCollector.mentions(in: node))
  }

  static func mention(of type: TypeSyntax) -> Mention? {
    if let found = type.as(IdentifierTypeSyntax.self) {
      return Mention(
        path: [found.name.text], arity: found.genericArgumentClause?.arguments.count ?? 0)
    }
    if let found = type.as(MemberTypeSyntax.self), let base = mention(of: found.baseType) {
      return Mention(
        path: base.path + [found.name.text],
        arity: found.genericArgumentClause?.arguments.count ?? 0)
    }
    if let found = type.as(AttributedTypeSyntax.self) { return mention(of: found.baseType) }
    return nil
  }

  static func alias(_ found: TypeAliasDeclSyntax) -> Code {
    Code(
      text: access(found.modifiers) + "typealias \(found.name.text)"
        + (found.genericParameterClause?.trimmedDescription ?? "")
        + " \(found.initializer.trimmedDescription)",
      mentions: MentionCollector.mentions(in: found.initializer))
  }

  static func full(_ found: ProtocolDeclSyntax) -> Code {
    var public_ = found
    public_.modifiers = found.modifiers.filter {
      !["private", "fileprivate"].contains($0.name.text)
    }
    return verbatim(public_)
  }

  /// A protocol that is no more than a type.
  static func stub(of found: ProtocolDeclSyntax) -> Code {
    let bounds = (found.inheritanceClause?.inheritedTypes).map(Array.init) ?? []
    let kept = bounds.map(\.type.trimmedDescription).filter {
      ["AnyObject", "class", "NSObjectProtocol", "Error", "Sendable"].contains($0)
    }.map { $0 == "class" ? "AnyObject" : $0 }
    return Code(
      text: attributes(found.attributes) + access(found.modifiers) + "protocol \(found.name.text)"
        + (kept.isEmpty ? "" : ": " + kept.joined(separator: ", ")) + " {}",
      mentions: actors(found.attributes))
  }

  static func stub(of type: some DeclGroupSyntax, named name: String) -> Code {
    let start = attributes(type.attributes) + access(type.modifiers)
    if isDeclaredGlobalActor(type.attributes) {
      let text = "actor \(name) { \(access(type.modifiers))static let shared = \(name)() }"
      return Code(text: "@globalActor \(access(type.modifiers))\(text)", mentions: [])
    }
    if let found = type.as(EnumDeclSyntax.self) {
      return Code(text: start + body(of: found), mentions: [])
    }
    if let found = type.as(StructDeclSyntax.self) {
      let generics = parameters(found.genericParameterClause)
      return Code(
        text: start + "struct \(name)\(generics)" + valueBody(found.inheritanceClause, name),
        mentions: actors(type.attributes))
    }
    let isFinal = type.modifiers.contains { $0.name.text == "final" }
    let keyword = type.is(ActorDeclSyntax.self) ? "actor" : "class"
    let clause =
      type.as(ClassDeclSyntax.self)?.genericParameterClause
      ?? type.as(ActorDeclSyntax.self)?.genericParameterClause
    return Code(
      text: start + (isFinal ? "final " : "") + "\(keyword) \(name)\(parameters(clause))",
      mentions: actors(type.attributes))
  }

  static func isDeclaredGlobalActor(_ list: AttributeListSyntax) -> Bool {
    list.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "globalActor"
    }
  }

  /// One case stands for all: with a payload that has nothing, if any has one.
  private static func body(of found: EnumDeclSyntax) -> String {
    let isObjectiveC = attributes(found.attributes).contains("@objc")
    let head = "enum \(found.name.text)\(parameters(found.genericParameterClause))"
    if isObjectiveC { return head + ": Int { case stub }" }
    let cases = found.memberBlock.members.flatMap { member in
      ([member.decl] + member.decl.conditionalDeclarations)
        .compactMap { $0.as(EnumCaseDeclSyntax.self) }
    }
    let hasPayload = cases.contains { $0.elements.contains { $0.parameterClause != nil } }
    let raw = (found.inheritanceClause?.inheritedTypes).map(Array.init) ?? []
    let rawType = raw.first?.type.trimmedDescription
    if !hasPayload, let rawType, ["String", "Int", "UInt", "UInt8", "Int32"].contains(rawType) {
      return head + ": \(rawType) { case stub }"
    }
    if !hasPayload {
      let isError = raw.contains { $0.type.trimmedDescription.hasSuffix("Error") }
      return head + (isError ? ": Swift.Error" : "") + (cases.isEmpty ? " {}" : " { case stub }")
    }
    return head
      + valueBody(found.inheritanceClause, found.name.text, stored: "case stub(AnyObject)")
  }

  /// Hashable, Sendable and the like as declared, and not by what is stored.
  private static func valueBody(
    _ clause: InheritanceClauseSyntax?, _ name: String, stored: String = "var stub: AnyObject?"
  ) -> String {
    let inherited = (clause?.inheritedTypes.map(\.type.trimmedDescription) ?? [])
      .filter(keptConformances.contains)
    if inherited.contains("OptionSet") {
      return ": OptionSet { public let rawValue: Int; "
        + "public init(rawValue: Int) { self.rawValue = rawValue } }"
    }
    let isSendable = inherited.contains { ["Sendable", "Error", "LocalizedError"].contains($0) }
    let conformances =
      inherited.filter { !["Error", "LocalizedError"].contains($0) }
      + (Set(inherited).isDisjoint(with: ["Error", "LocalizedError"]) ? [] : ["Swift.Error"])
    var members = [isSendable ? (stored.hasPrefix("case") ? "case stub(Int)" : "") : stored]
    if !Set(inherited).isDisjoint(with: ["Hashable", "Equatable", "Comparable"]) {
      members.append("public static func == (a: Self, b: Self) -> Bool { false }")
    }
    if inherited.contains("Hashable") { members.append("public func hash(into: inout Hasher) {}") }
    if inherited.contains("Comparable") {
      members.append("public static func < (a: Self, b: Self) -> Bool { false }")
    }
    let list = conformances.isEmpty ? "" : ": " + conformances.joined(separator: ", ")
    return list + " { " + members.filter { !$0.isEmpty }.joined(separator: "; ") + " }"
  }

  private static func parameters(_ clause: GenericParameterClauseSyntax?) -> String {
    guard let clause else { return "" }
    return "<" + clause.parameters.map(\.name.text).joined(separator: ", ") + ">"
  }

  static func attributes(_ list: AttributeListSyntax) -> String {
    list.compactMap { $0.as(AttributeSyntax.self) }.compactMap { attribute in
      let name = attribute.attributeName.trimmedDescription
      if name == "_spi" { return attribute.trimmedDescription + " " }
      return keptAttributes.contains(name) || isGlobalActor(name) ? "@\(name) " : nil
    }.joined()
  }

  /// Global actors, by the name that nearly all have.
  static func actors(_ list: AttributeListSyntax) -> Set<Mention> {
    Set(
      list.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
        .filter { isGlobalActor($0) && $0 != "MainActor" }.map { Mention(path: [$0]) })
  }

  private static func isGlobalActor(_ name: String) -> Bool {
    name.hasSuffix("Actor") && name.first?.isUppercase == true
  }

  static func access(_ list: DeclModifierListSyntax) -> String {
    list.filter { ["public", "open", "package"].contains($0.name.text) && $0.detail == nil }
      .map { $0.name.text + " " }.joined()
  }
}
