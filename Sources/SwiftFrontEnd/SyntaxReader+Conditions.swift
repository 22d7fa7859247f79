import Diagnostics
import ProtocolModel
import SwiftSyntax

extension SyntaxReader {
  /// Conditions get longer with each branch, and every declaration carries its own.
  private static let conditionLengthLimit = 4096

  /// The branches of an `#if` in source order, each with the condition that selects it; without those whose
  /// condition is too long to be carried over, which is reported.
  func branches(
    _ node: IfConfigDeclSyntax
  ) -> [(clause: IfConfigClauseSyntax, condition: Condition)] {
    var negations = ""
    var branches: [(clause: IfConfigClauseSyntax, condition: Condition)] = []
    for clause in node.clauses {
      guard negations.utf8.count < Self.conditionLengthLimit else {
        reportTooManyBranches(at: clause)
        break
      }
      let own = clause.condition.map { oneLine($0) }
      branches.append((clause, condition(own, after: negations)))
      if let own { negations += "\(negations.isEmpty ? "" : " && ")\(Self.negated(own))" }
    }
    return branches
  }

  private func condition(_ own: String?, after negations: String) -> Condition {
    guard let own else { return Condition(negations) }
    return Condition(negations.isEmpty ? own : "\(negations) && \(Self.term(own))")
  }

  private func reportTooManyBranches(at clause: IfConfigClauseSyntax) {
    report(
      .error(
        "long-condition", at: .source(location(of: clause)),
        "the conditions before this branch are too long to be carried over; split the `#if`"))
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
