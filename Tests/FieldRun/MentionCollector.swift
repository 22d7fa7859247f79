import SwiftSyntax

/// Collects the names of types below a node.
final class MentionCollector: SyntaxVisitor {
  private var mentions: Set<Mention> = []

  static func mentions(in node: some SyntaxProtocol) -> Set<Mention> {
    let collector = MentionCollector(viewMode: .sourceAccurate)
    collector.walk(node)
    return collector.mentions
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if let mention = TypeReducer.mention(of: TypeSyntax(node)) { mentions.insert(mention) }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let mention = TypeReducer.mention(of: TypeSyntax(node)) {
      mentions.insert(mention)
      if let arguments = node.genericArgumentClause { walk(arguments) }
      return .skipChildren
    }
    return .visitChildren
  }
}
