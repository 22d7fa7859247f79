import ProtocolModel
import SwiftSyntax

extension SyntaxReader {
  /// The branches of an `#if` in source order, each with the condition that selects it.
  func branches(_ node: IfConfigDeclSyntax) -> [(
    clause: IfConfigClauseSyntax, condition: Condition
  )] {
    var negations: [String] = []
    return node.clauses.map { clause in
      let own = clause.condition.map { oneLine($0) }
      let isFirst = negations.isEmpty
      let terms = negations + (own.map { [isFirst ? $0 : "(\($0))"] } ?? [])
      if let own { negations.append("!(\(own))") }
      return (clause, Condition(terms.joined(separator: " && ")))
    }
  }
}
