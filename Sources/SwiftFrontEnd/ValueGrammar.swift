import Essentials
import ProtocolModel
import SwiftParser
import SwiftSyntax

extension SwiftFrontEnd {
  /// What a value that becomes code is by Swift's grammar, wherever it was written.
  public static func grammar(of value: String) -> Directive.Grammar {
    DeepStack.run { ValueGrammar.of(value) }
  }
}

/// Tells whether text is one whole piece of Swift. With a comment in it, it is none: what follows it in the output could become
/// part of that.
enum ValueGrammar {
  /// To be asked on a deep stack.
  static func of(_ value: String) -> Directive.Grammar {
    guard !value.isEmpty, isShallow(value) else { return [] }
    var grammar: Directive.Grammar = []
    if isWhole(ExprSyntax.self, value) { grammar.formUnion([.expression, .expressions]) }
    if isWhole(ExprSyntax.self, "(\(value))") { grammar.insert(.expressions) }
    if isWhole(TypeSyntax.self, value) { grammar.insert(.type) }
    if isWhole(CodeBlockItemSyntax.self, value) { grammar.insert(.statement) }
    return grammar
  }

  private static func isShallow(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { NestingScanner.offsetOfExcess(in: $0) == nil }
  }

  private static func isWhole<Node: SyntaxParseable>(_: Node.Type, _ text: String) -> Bool {
    var parser = Parser(text)
    let node = Node.parse(from: &parser)
    return !node.hasError && node.description == text && !hasCommentOrSemicolon(node)
  }

  private static func hasCommentOrSemicolon(_ node: some SyntaxProtocol) -> Bool {
    if node.as(CodeBlockItemSyntax.self)?.semicolon != nil { return true }
    return node.tokens(viewMode: .sourceAccurate).contains { token in
      (token.leadingTrivia.pieces + token.trailingTrivia.pieces).contains(where: \.isComment)
    }
  }
}
