import ProtocolModel
import SwiftSyntax

/// Types that an initial value shows by its form.
extension SyntaxReader {
  /// That of a literal by Swift's defaults, and of `Name(…)`; nil for any other value.
  func initialType(_ node: InitializerClauseSyntax) -> TypeReference? {
    initialType(node.value)
  }

  private func initialType(_ value: ExprSyntax) -> TypeReference? {
    switch value.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr: .named("Int", arguments: [])
    case .floatLiteralExpr: .named("Double", arguments: [])
    case .stringLiteralExpr: .named("String", arguments: [])
    case .booleanLiteralExpr: .named("Bool", arguments: [])
    case .prefixOperatorExpr(let node):
      node.operator.text == "-" ? initialType(node.expression) : nil
    case .functionCallExpr(let node): constructedType(node.calledExpression)
    default: nil
    }
  }

  /// `Date` in `Date()`: what begins with a capital names a type.
  private func constructedType(_ called: ExprSyntax) -> TypeReference? {
    guard let reference = called.as(DeclReferenceExprSyntax.self),
      reference.baseName.text.first?.isUppercase ?? false, reference.argumentNames == nil
    else { return nil }
    return .named(name(reference.baseName), arguments: [])
  }
}
