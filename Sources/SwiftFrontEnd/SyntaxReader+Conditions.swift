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
      if let own { negations += "\(negations.isEmpty ? "" : " && ")!(\(own))" }
    }
    return branches
  }

  private func condition(_ own: String?, after negations: String) -> Condition {
    guard let own else { return Condition(negations) }
    return Condition(negations.isEmpty ? own : "\(negations) && (\(own))")
  }

  private func reportTooManyBranches(at clause: IfConfigClauseSyntax) {
    report(
      .error(
        "long-condition", at: .source(location(of: clause)),
        "the conditions before this branch are too long to be carried over; split the `#if`"))
  }
}
