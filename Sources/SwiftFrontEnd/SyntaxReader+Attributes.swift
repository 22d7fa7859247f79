import ProtocolModel
import SwiftSyntax

extension SyntaxReader {
  /// The attributes in source order, those inside an `#if` of the list with its condition.
  func attributes(_ list: AttributeListSyntax) -> [Attribute] {
    attributes(list, conditions: [])
  }

  private func attributes(_ list: AttributeListSyntax, conditions: [Condition]) -> [Attribute] {
    list.flatMap { element -> [Attribute] in
      if case .attribute(let node) = element {
        return [attribute(node, conditions: conditions)]
      }
      guard case .ifConfigDecl(let node) = element else { return [] }
      return branches(node).flatMap { branch -> [Attribute] in
        guard case .attributes(let inner) = branch.clause.elements else { return [] }
        return attributes(inner, conditions: conditions + [branch.condition])
      }
    }
  }

  private func attribute(_ node: AttributeSyntax, conditions: [Condition]) -> Attribute {
    Attribute(
      name: "\(type(node.attributeName))",
      arguments: node.leftParen.map { _ in node.arguments.map { oneLine($0) } ?? "" },
      conditions: conditions)
  }

  /// The modifiers in source order, with what stands in their parentheses.
  func modifiers(_ list: DeclModifierListSyntax) -> [String] { list.map(modifier) }

  func modifier(_ node: DeclModifierSyntax) -> String { oneLine(node) }
}
