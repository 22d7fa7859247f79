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
      let terms = negations + (own.map { [isFirst ? $0 : Self.term($0)] } ?? [])
      if let own { negations.append(Self.negated(own)) }
      return (clause, Condition(terms.joined(separator: " && ")))
    }
  }

  /// The condition as a part of a longer one: in parentheses if it consists of several.
  private static func term(_ condition: String) -> String {
    isSimple(condition) ? condition : "(\(condition))"
  }

  private static func negated(_ condition: String) -> String {
    let isNegation = condition.hasPrefix("!")
    if isSimple(condition) { return isNegation ? String(condition.dropFirst()) : "!\(condition)" }
    return "!(\(condition))"
  }

  /// One flag or one call of `os`, `canImport` and the like, perhaps negated.
  private static func isSimple(_ condition: String) -> Bool {
    !condition.contains { "&|<>= ".contains($0) } && !condition.hasPrefix("(")
      && !condition.hasPrefix("!(") && !condition.hasPrefix("!!")
  }
}
