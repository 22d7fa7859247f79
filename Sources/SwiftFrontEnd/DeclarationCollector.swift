import ProtocolModel
import SwiftSyntax

/// Fills a source file with the declarations of a syntax tree, the outer ones before those nested in them.
final class DeclarationCollector {
  let reader: SyntaxReader
  private(set) var file: SourceFile

  init(reader: SyntaxReader, file: SourceFile) {
    self.reader = reader
    self.file = file
  }

  func collect(_ tree: SourceFileSyntax) {
    collect(reader.declarations(in: tree.statements, DeclarationScope()))
    file.localProtocols = LocalProtocols.in(tree).filter { $0.name.presence == .present }.map {
      declaration(of: $0, DeclarationScope()).declaration
    }
  }

  private func collect(_ declarations: [ScopedDeclaration]) {
    for declaration in declarations { collect(declaration.node, declaration.scope) }
  }

  private func collect(_ node: DeclSyntax, _ scope: DeclarationScope) {
    switch node.as(DeclSyntaxEnum.self) {
    case .importDecl(let node): file.imports.append(reader.importDeclaration(node, scope))
    case .protocolDecl(let node): collect(node, scope)
    case .extensionDecl(let node): collect(node, scope)
    case .typeAliasDecl(let node): collect(node, scope)
    case .classDecl(let node): collect(node, .class, node.classKeyword, scope)
    case .actorDecl(let node): collect(node, .actor, node.actorKeyword, scope)
    case .structDecl(let node): collect(node, .struct, node.structKeyword, scope)
    case .enumDecl(let node): collect(node, .enum(hasPayload: false), node.enumKeyword, scope)
    default: break
    }
  }

  private func collect(_ node: ProtocolDeclSyntax, _ scope: DeclarationScope) {
    guard node.name.presence == .present else { return }
    let (declaration, nested) = declaration(of: node, scope)
    file.protocols.append(declaration)
    collect(nested)
  }

  private func declaration(
    of node: ProtocolDeclSyntax, _ scope: DeclarationScope
  ) -> (declaration: ProtocolDeclaration, nested: [ScopedDeclaration]) {
    let name = reader.name(node.name)
    let members = MemberLists(node.memberBlock, scope.inside([name]), reader)
    let landmarks = Landmarks(
      name: node.name, introducer: node.protocolKeyword, openingBrace: node.memberBlock.leftBrace)
    let declaration = ProtocolDeclaration(
      context: reader.context(of: node, landmarks, conditions: scope.conditions)
        .withAccess(of: scope),
      name: name,
      enclosingTypes: scope.enclosingTypes,
      inheritedTypes: reader.inheritedTypes(node.inheritanceClause),
      primaryAssociatedTypes: (node.primaryAssociatedTypeClause?.primaryAssociatedTypes ?? [])
        .map { reader.name($0.name) },
      whereClause: reader.whereClause(node.genericWhereClause),
      requirements: members.requirements)
    return (declaration, members.nested)
  }

  private func collect(_ node: ExtensionDeclSyntax, _ scope: DeclarationScope) {
    let path = reader.type(node.extendedType).path
    guard !path.isEmpty,
      let start = node.extendedType.firstToken(viewMode: .sourceAccurate)
    else { return }
    let landmarks = Landmarks(
      name: start, introducer: node.extensionKeyword, openingBrace: node.memberBlock.leftBrace)
    let context = reader.context(of: node, landmarks, conditions: scope.conditions)
    let members = MemberLists(
      node.memberBlock, scope.inside(path, ofExtension: context), reader)
    file.extensions.append(
      ExtensionDeclaration(
        context: context,
        extendedType: path.joined(separator: "."),
        inheritedTypes: reader.inheritedTypes(node.inheritanceClause),
        whereClause: reader.whereClause(node.genericWhereClause),
        properties: members.properties,
        methods: members.methods,
        initializers: members.initializers,
        subscripts: members.subscripts))
    collect(members.nested)
  }

  private func collect(_ node: TypeAliasDeclSyntax, _ scope: DeclarationScope) {
    guard node.name.presence == .present, !node.isTruncated else { return }
    let landmarks = Landmarks(name: node.name, introducer: node.typealiasKeyword)
    file.types.append(
      TypeDeclaration(
        context: reader.context(of: node, landmarks, conditions: scope.conditions)
          .withAccess(of: scope),
        kind: .alias(reader.type(node.initializer.value)),
        name: reader.name(node.name),
        enclosingTypes: scope.enclosingTypes,
        genericParameters: reader.genericParameters(node.genericParameterClause)))
  }

  private func collect(
    _ node: some NominalTypeSyntax, _ kind: TypeDeclaration.Kind, _ introducer: TokenSyntax,
    _ scope: DeclarationScope
  ) {
    guard node.name.presence == .present else { return }
    let name = reader.name(node.name)
    let members = MemberLists(node.memberBlock, scope.inside([name]), reader)
    let landmarks = Landmarks(
      name: node.name, introducer: introducer, openingBrace: node.memberBlock.leftBrace)
    file.types.append(
      TypeDeclaration(
        context: reader.context(of: node, landmarks, conditions: scope.conditions)
          .withAccess(of: scope),
        kind: kind == .enum(hasPayload: false) ? .enum(hasPayload: members.hasPayload) : kind,
        name: name,
        enclosingTypes: scope.enclosingTypes,
        genericParameters: reader.genericParameters(node.genericParameterClause),
        inheritedTypes: reader.inheritedTypes(node.inheritanceClause),
        properties: members.properties,
        methods: members.methods,
        initializers: members.initializers))
    collect(members.nested)
  }
}

extension DeclarationContext {
  /// With the access level of the extension around it, where it has none of its own.
  fileprivate func withAccess(of scope: DeclarationScope) -> DeclarationContext {
    guard let level = scope.defaultAccess,
      !modifiers.contains(where: { AccessLevel(modifier: $0) != nil })
    else { return self }
    var context = self
    context.modifiers.append(level)
    return context
  }
}

/// Classes, actors, structs and enums.
private typealias NominalTypeSyntax = NamedDeclSyntax & WithAttributesSyntax & WithModifiersSyntax
  & WithGenericParametersSyntax & DeclGroupSyntax

extension TypeReference {
  /// The names that lead to a type, outermost first, without generic arguments; the full name for `[T]`, `[K: V]`
  /// and `T?`. Empty for a type that has no such path.
  fileprivate var path: [String] {
    switch self {
    case .named(let name, _): [name]
    case .member(let base, let name, _): base.path.isEmpty ? [] : base.path + [name]
    case .array: ["Array"]
    case .dictionary: ["Dictionary"]
    case .optional: ["Optional"]
    case .parenthesized(let type): type.path
    default: []
    }
  }
}
