import SwiftSyntax

/// A declaration's tokens in one line; of a type, its head.
///
/// Left out is what both printers are free in: access, `@objc`, `{ get set }`, ownership, back quotes.
struct DeclarationText {
  let text: String

  init(_ declaration: DeclSyntax) {
    let end = declaration.asProtocol((any DeclGroupSyntax).self)?.memberBlock.position
    let tokens = declaration.tokens(viewMode: .sourceAccurate).prefix { token in
      end.map { token.position < $0 } ?? true
    }
    var text = " " + tokens.map { $0.text.filter { $0 != "`" } }.joined(separator: " ") + " "
    for free in ["@ objc", "public", "open", "weak", "unowned ( unsafe )", "{ get set }"] {
      text = text.replacing(" \(free) ", with: " ")
    }
    self.text = text.split(separator: " ").joined(separator: " ")
  }
}
