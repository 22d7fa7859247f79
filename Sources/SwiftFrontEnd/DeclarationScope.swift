import ProtocolModel
import SwiftSyntax

/// What stands around a declaration.
struct DeclarationScope {
  /// Outermost first.
  var enclosingTypes: [String] = []
  /// Outermost first.
  var conditions: [Condition] = []
  /// The access level that an extension gives to what it declares without one; nil outside of an extension.
  var defaultAccess: String?

  func inside(_ types: [String]) -> DeclarationScope {
    DeclarationScope(enclosingTypes: enclosingTypes + types, conditions: conditions)
  }

  func under(_ condition: Condition) -> DeclarationScope {
    var scope = self
    scope.conditions.append(condition)
    return scope
  }

  func inside(_ types: [String], ofExtension context: DeclarationContext) -> DeclarationScope {
    var scope = inside(types)
    scope.defaultAccess = context.modifiers.first { AccessLevel(modifier: $0) != nil }
    return scope
  }
}

/// A declaration with what stands around it.
struct ScopedDeclaration {
  var node: DeclSyntax
  var scope: DeclarationScope
}

extension SyntaxReader {
  /// The declarations among top-level code, those in `#if` included, in source order.
  func declarations(
    in items: CodeBlockItemListSyntax, _ scope: DeclarationScope
  ) -> [ScopedDeclaration] {
    items.flatMap { item -> [ScopedDeclaration] in
      guard case .decl(let node) = item.item else { return [] }
      return declarations(node, scope)
    }
  }

  /// The members of a type, those in `#if` included, in source order.
  func declarations(
    in members: MemberBlockItemListSyntax, _ scope: DeclarationScope
  ) -> [ScopedDeclaration] {
    members.flatMap { declarations($0.decl, scope) }
  }

  private func declarations(_ node: DeclSyntax, _ scope: DeclarationScope) -> [ScopedDeclaration] {
    guard let choice = node.as(IfConfigDeclSyntax.self) else {
      return [ScopedDeclaration(node: node, scope: scope)]
    }
    return branches(choice).flatMap { branch -> [ScopedDeclaration] in
      let scope = scope.under(branch.condition)
      switch branch.clause.elements {
      case .statements(let items): return declarations(in: items, scope)
      case .decls(let members): return declarations(in: members, scope)
      default: return []
      }
    }
  }
}
