import ProtocolModel

/// The `#if` conditions around a declaration, taken together.
struct BuildConditions: Hashable {
  /// What must hold, all of it: whole conditions and the parts that `&&` joins.
  private let terms: Set<String>

  init(_ conditions: [Condition]) {
    terms = Set(conditions.flatMap { Self.terms($0.text) })
  }

  /// Whether no build can have both: one has a term, and the other its negation, as the branches of an `#if` do.
  /// Conditions that exclude each other for another reason (`os(iOS)` and `os(macOS)`) count as independent.
  func excludes(_ other: BuildConditions) -> Bool {
    if terms.isEmpty || other.terms.isEmpty { return false }
    return terms.contains { other.terms.contains(Self.negation($0)) }
      || other.terms.contains { terms.contains(Self.negation($0)) }
  }

  private static func terms(_ condition: String) -> [String] {
    let whole = withoutParentheses(condition)
    let parts = parts(of: whole)
    return parts.count > 1 ? [whole] + parts.flatMap(terms) : [whole]
  }

  /// `!A` → `A`, `A` → `!A`, `!(A && B)` → `A && B`.
  private static func negation(_ term: String) -> String {
    term.hasPrefix("!") ? withoutParentheses(String(term.dropFirst())) : "!\(term)"
  }

  private static func withoutParentheses(_ text: String) -> String {
    guard text.hasPrefix("("), text.hasSuffix(")") else { return text }
    let inside = text.dropFirst().dropLast()
    var depth = 0
    for character in inside {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth < 0 { return text }
    }
    return withoutParentheses(String(inside))
  }

  /// What `&&` joins outside parentheses; the whole where an `||` stands there, too.
  private static func parts(of text: String) -> [String] {
    var depth = 0
    var parts = [""]
    for word in text.split(separator: " ").map(String.init) {
      if depth == 0, word == "||" { return [text] }
      if depth == 0, word == "&&" {
        parts.append("")
        continue
      }
      depth += word.filter { $0 == "(" }.count - word.filter { $0 == ")" }.count
      parts[parts.count - 1] += (parts[parts.count - 1].isEmpty ? "" : " ") + word
    }
    return parts.contains("") ? [text] : parts
  }
}
