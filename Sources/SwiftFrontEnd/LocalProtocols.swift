import SwiftSyntax

/// Finds the protocols that are declared in the bodies of functions, where no other file sees them.
final class LocalProtocols: SyntaxVisitor {
  private(set) var found: [ProtocolDeclSyntax] = []
  private var bodies = 0

  /// In source order.
  static func `in`(_ tree: SourceFileSyntax) -> [ProtocolDeclSyntax] {
    let visitor = LocalProtocols(viewMode: .sourceAccurate)
    visitor.walk(tree)
    return visitor.found
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_ node: CodeBlockSyntax) { bodies -= 1 }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_ node: AccessorBlockSyntax) { bodies -= 1 }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_ node: ClosureExprSyntax) { bodies -= 1 }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    if bodies > 0 { found.append(node) }
    return .skipChildren
  }

  private func enter() -> SyntaxVisitorContinueKind {
    bodies += 1
    return .visitChildren
  }
}
