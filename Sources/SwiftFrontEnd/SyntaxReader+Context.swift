import ProtocolModel
import SwiftSyntax

/// The tokens of a declaration that its context is read from.
struct Landmarks {
  /// Where the declaration is located.
  var name: TokenSyntax
  /// The keyword behind attributes and modifiers.
  var introducer: TokenSyntax
  /// Of a body that holds declarations.
  var openingBrace: TokenSyntax?
}

extension SyntaxReader {
  /// A directive behind the declaration's last token, or behind its opening brace, counts like one before it.
  func context(
    of node: some WithAttributesSyntax & WithModifiersSyntax, _ landmarks: Landmarks,
    conditions: [Condition]
  ) -> DeclarationContext {
    let comments = Comments(
      of: Syntax(node), introducer: landmarks.introducer, openingBrace: landmarks.openingBrace)
    return DeclarationContext(
      location: location(of: landmarks.name),
      documentation: Documentation.lines(comments.before),
      attributes: attributes(node.attributes),
      modifiers: modifiers(node.modifiers),
      conditions: conditions,
      directives: directives(comments.before + comments.trailing))
  }

  private func directives(_ comments: [Comment]) -> [Directive] {
    comments.compactMap { comment in
      guard let directive = Directives.read(comment, lines: lines) else { return nil }
      takeDirective(at: comment.offset)
      guard directive.key.isEmpty else { return directive }
      report(
        .error(
          "directive", at: .source(directive.location),
          "a directive needs a key: `// proxygen:KEY VALUE`"))
      return nil
    }
  }
}
