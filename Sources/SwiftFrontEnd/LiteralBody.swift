import SwiftSyntax

/// A body that gives a literal and does nothing else, so that the literal means the same anywhere.
///
/// Names, even those behind a leading dot, may mean something else or be out of reach in another file.
struct LiteralBody {
  let text: String

  init?(_ statements: CodeBlockItemListSyntax) {
    guard statements.count == 1, let only = statements.first else { return nil }
    switch only.item {
    case .expr(let expression): self.init(expression)
    case .stmt(let statement):
      guard let returned = statement.as(ReturnStmtSyntax.self)?.expression else { return nil }
      self.init(returned)
    default: return nil
    }
  }

  /// The getter's body.
  init?(_ block: AccessorBlockSyntax) {
    switch block.accessors {
    case .getter(let statements): self.init(statements)
    case .accessors(let list):
      let getter = list.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }
      guard let body = getter?.body else { return nil }
      self.init(body.statements)
    default: return nil
    }
  }

  private init?(_ expression: ExprSyntax) {
    guard Self.isLiteral(expression) else { return nil }
    text = expression.trimmedDescription
  }

  private static func isLiteral(_ expression: ExprSyntax) -> Bool {
    switch expression.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .nilLiteralExpr: true
    case .arrayExpr(let array): array.elements.isEmpty && array.trimmedDescription == "[]"
    case .dictionaryExpr(let dictionary): dictionary.trimmedDescription == "[:]"
    case .prefixOperatorExpr(let negated):
      negated.operator.text == "-" && isNumber(negated.expression)
    case .stringLiteralExpr(let string):
      string.openingQuote.tokenKind == .stringQuote
        && string.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
    default: false
    }
  }

  private static func isNumber(_ expression: ExprSyntax) -> Bool {
    expression.is(IntegerLiteralExprSyntax.self) || expression.is(FloatLiteralExprSyntax.self)
  }
}
