import ProtocolModel
import SwiftSyntax

extension SyntaxReader {
  func importDeclaration(
    _ node: ImportDeclSyntax, _ scope: DeclarationScope
  ) -> ImportDeclaration {
    ImportDeclaration(
      text: oneLine(node), path: node.path.map { name($0.name) }.joined(separator: "."),
      conditions: scope.conditions)
  }
}
