import Diagnostics

extension Command.Operands {
  /// Exactly one operand, a word of a fixed set.
  ///
  /// - Parameter question: what is asked of somebody who gave none (`say what to do`).
  static func word<Value: CaseIterable & RawRepresentable<String> & Sendable>(
    _ field: WritableKeyPath<Options, Value> & Sendable, question: String
  ) -> Self {
    let words = Value.allCases.map(\.rawValue)
    return Self(
      placeholder: words.joined(separator: "|"), help: "", completion: .inOrder([.words(words)])
    ) { (options, operands) throws(RefusedOperands) in
      guard operands.count <= 1 else { throw .unexpected(operands[1]) }
      options[keyPath: field] = try Value(operand: operands.first, question: question)
    }
  }
}

extension CaseIterable where Self: RawRepresentable<String> {
  /// The case that an operand names; else the refusal lists all, or the one that was probably meant.
  init(operand: String?, question: String) throws(RefusedOperands) {
    let words = Self.allCases.map(\.rawValue)
    let list = words.map { "'\($0)'" }.joined(separator: ", ")
    guard let operand else {
      throw RefusedOperands(rule: "no-action", message: "\(question): \(list)")
    }
    guard let value = Self(rawValue: operand) else {
      let advice =
        closestMatch(to: operand, among: words).map { "did you mean '\($0)'?" }
        ?? "possible: \(list)"
      throw RefusedOperands(
        rule: "unknown-action", message: "there is no '\(operand)' here; \(advice)")
    }
    self = value
  }
}

extension RefusedOperands {
  static func unexpected(_ operand: String) -> RefusedOperands {
    RefusedOperands(rule: "unexpected-operand", message: "unexpected operand '\(operand)'")
  }
}
