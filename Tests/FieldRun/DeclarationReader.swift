import Foundation
import SwiftParser
import SwiftSyntax

/// Reads the declarations of one file.
struct DeclarationReader {
  let file: String
  private let tree: SourceFileSyntax
  private let lines: SourceLocationConverter
  private(set) var declarations: [Declaration] = []
  private(set) var extensions: [ExtensionPart] = []
  private var imports: [String] = []
  /// Of the extension that is being read.
  private var extensionAccess = ""

  init(file: String, text: String) {
    self.file = file
    tree = Parser.parse(source: text)
    lines = SourceLocationConverter(fileName: file, tree: tree)
    let items = tree.statements.compactMap { $0.item.as(DeclSyntax.self) }
    imports = Self.imports(in: items)
    read(items, scope: [])
  }

  private static func imports(in items: [DeclSyntax]) -> [String] {
    items.flatMap { item -> [String] in
      if let found = item.as(ImportDeclSyntax.self) {
        return found.path.first.map { [$0.name.text] } ?? []
      }
      return imports(in: item.conditionalDeclarations)
    }
  }

  private static func mentions(_ clause: InheritanceClauseSyntax?) -> [Mention] {
    clause?.inheritedTypes.flatMap { inherited -> [Mention] in
      if let found = inherited.type.as(CompositionTypeSyntax.self) {
        return found.elements.compactMap { TypeReducer.mention(of: $0.type) }
      }
      return TypeReducer.mention(of: inherited.type).map { [$0] } ?? []
    } ?? []
  }

  private mutating func read(_ items: [DeclSyntax], scope: [String]) {
    for item in items {
      read(item.conditionalDeclarations, scope: scope)
      if let found = item.as(ExtensionDeclSyntax.self) {
        readExtension(found, scope: scope)
      } else if let found = item.as(TypeAliasDeclSyntax.self) {
        add(found.name.text, found, scope, .alias, stub: TypeReducer.alias(found))
      } else if let found = item.as(ProtocolDeclSyntax.self) {
        readProtocol(found, scope: scope)
      } else if let found = item.asProtocol(DeclGroupSyntax.self),
        let named = item.asProtocol(NamedDeclSyntax.self)
      {
        readType(found, name: named.name.text, scope: scope)
      }
    }
  }

  private mutating func readType(_ type: some DeclGroupSyntax, name: String, scope: [String]) {
    let isClass =
      (type.is(ClassDeclSyntax.self) || type.is(ActorDeclSyntax.self))
      && !TypeReducer.isDeclaredGlobalActor(type.attributes)
    add(
      name, type, scope, isClass ? .class : .value, inherited: type.inheritanceClause,
      attributes: type.attributes,
      stub: TypeReducer.stub(of: type, named: name),
      properties: TypeReducer.properties(of: type.memberBlock),
      isPrivate: type.modifiers.isPrivate)
    read(type.memberBlock.members.map(\.decl), scope: scope + [name])
  }

  private mutating func readProtocol(_ found: ProtocolDeclSyntax, scope: [String]) {
    add(
      found.name.text, found, scope, .protocol, inherited: found.inheritanceClause,
      attributes: found.attributes, stub: TypeReducer.stub(of: found),
      full: TypeReducer.full(found),
      requirements: Set(TypeReducer.memberNames(found.memberBlock.members.map(\.decl))),
      isPrivate: found.modifiers.isPrivate)
  }

  private mutating func readExtension(_ found: ExtensionDeclSyntax, scope: [String]) {
    guard let path = TypeReducer.mention(of: found.extendedType)?.path else { return }
    extensions.append(
      ExtensionPart(
        path: path, file: file, imports: imports,
        attributes: found.attributes.trimmedDescription,
        constraint: found.genericWhereClause.map(TypeReducer.verbatim) ?? .none,
        inherited: Self.mentions(found.inheritanceClause),
        properties: TypeReducer.properties(of: found.memberBlock),
        defaults: TypeReducer.defaults(found.memberBlock.members.map(\.decl))))
    extensionAccess = TypeReducer.access(found.modifiers)
    read(found.memberBlock.members.map(\.decl), scope: path)
    extensionAccess = ""
  }

  private mutating func add(
    _ name: String, _ node: some SyntaxProtocol, _ scope: [String], _ kind: Declaration.Kind,
    inherited: InheritanceClauseSyntax? = nil, attributes: AttributeListSyntax = [], stub: Code,
    full: Code = .none, properties: [NamedCode] = [], requirements: Set<String> = [],
    isPrivate: Bool = false
  ) {
    let place = Place(
      file: file,
      firstLine: lines.location(for: node.positionAfterSkippingLeadingTrivia).line,
      lastLine: lines.location(for: node.endPositionBeforeTrailingTrivia).line)
    declarations.append(
      Declaration(
        path: scope + [name], kind: kind, inherited: Self.mentions(inherited),
        isObjectiveC: TypeReducer.attributes(attributes).contains("@objc"), place: place,
        imports: imports, stub: stub, full: full,
        properties: properties, requirements: requirements, isPrivate: isPrivate,
        extensionAccess: extensionAccess))
  }
}

extension DeclSyntaxProtocol {
  /// What stands in all clauses of an `#if`.
  var conditionalDeclarations: [DeclSyntax] {
    guard let found = self.as(IfConfigDeclSyntax.self) else { return [] }
    return found.clauses.flatMap { clause -> [DeclSyntax] in
      switch clause.elements {
      case .statements(let statements): statements.compactMap { $0.item.as(DeclSyntax.self) }
      case .decls(let members): members.map(\.decl)
      default: []
      }
    }
  }
}

extension DeclModifierListSyntax {
  var isPrivate: Bool {
    contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
  }
}
