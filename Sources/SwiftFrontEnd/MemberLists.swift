import ProtocolModel
import SwiftSyntax

/// The members of one body by what they are, each list in source order.
struct MemberLists {
  /// The members that can be requirements, whatever the body is.
  private(set) var requirements: [Requirement] = []
  /// Types, extensions and protocols, to be collected on their own.
  private(set) var nested: [ScopedDeclaration] = []
  /// Whether an enum case has associated values.
  private(set) var hasPayload = false

  private let reader: SyntaxReader

  init(_ block: MemberBlockSyntax, _ scope: DeclarationScope, _ reader: SyntaxReader) {
    self.reader = reader
    for declaration in reader.declarations(in: block.members, scope) { add(declaration) }
  }

  var properties: [TypeDeclaration.Member<Property>] {
    members { if case .property(let property) = $0 { property } else { nil } }
  }

  var methods: [TypeDeclaration.Member<Method>] {
    members { if case .method(let method) = $0 { method } else { nil } }
  }

  var initializers: [TypeDeclaration.Member<Initializer>] {
    members { if case .initializer(let initializer) = $0 { initializer } else { nil } }
  }

  var subscripts: [TypeDeclaration.Member<Subscript>] {
    members { if case .subscripting(let subscripting) = $0 { subscripting } else { nil } }
  }

  private func members<Declaration>(
    _ select: (Requirement.Member) -> Declaration?
  ) -> [TypeDeclaration.Member<Declaration>] {
    requirements.compactMap { requirement in
      select(requirement.member).map {
        TypeDeclaration.Member(context: requirement.context, declaration: $0)
      }
    }
  }

  private mutating func add(_ declaration: ScopedDeclaration) {
    let conditions = declaration.scope.conditions
    switch declaration.node.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node): add(node, conditions)
    case .variableDecl(let node): add(node, conditions)
    case .initializerDecl(let node):
      let landmarks = Landmarks(name: node.initKeyword, introducer: node.initKeyword)
      add(.initializer(reader.initializer(node)), of: node, landmarks, conditions)
    case .subscriptDecl(let node):
      let landmarks = Landmarks(name: node.subscriptKeyword, introducer: node.subscriptKeyword)
      add(.subscripting(reader.subscripting(node)), of: node, landmarks, conditions)
    case .associatedTypeDecl(let node): add(node, conditions)
    case .enumCaseDecl(let node):
      hasPayload = hasPayload || node.elements.contains { $0.parameterClause != nil }
    default: nested.append(declaration)
    }
  }

  private mutating func add(_ node: FunctionDeclSyntax, _ conditions: [Condition]) {
    guard node.name.presence == .present else { return }
    let landmarks = Landmarks(name: node.name, introducer: node.funcKeyword)
    add(.method(reader.method(node)), of: node, landmarks, conditions)
  }

  private mutating func add(_ node: AssociatedTypeDeclSyntax, _ conditions: [Condition]) {
    guard node.name.presence == .present else { return }
    let landmarks = Landmarks(name: node.name, introducer: node.associatedtypeKeyword)
    add(.associatedType(reader.associatedType(node)), of: node, landmarks, conditions)
  }

  private mutating func add(_ node: VariableDeclSyntax, _ conditions: [Condition]) {
    for (name, property) in reader.properties(node) {
      let landmarks = Landmarks(name: name, introducer: node.bindingSpecifier)
      add(.property(property), of: node, landmarks, conditions)
    }
  }

  private mutating func add(
    _ member: Requirement.Member, of node: some WithAttributesSyntax & WithModifiersSyntax,
    _ landmarks: Landmarks, _ conditions: [Condition]
  ) {
    let context = reader.context(of: node, landmarks, conditions: conditions)
    requirements.append(Requirement(context: context, member: member))
  }
}
