import Diagnostics
import ProtocolModel

/// A rule of the configuration that is about nothing is a mistake: a protocol was renamed, or its name misspelled.
public struct UnmatchedRule {
  /// As diagnostics have it.
  public static let name = "unmatched-rule"

  let rules: ConfiguredRules
  let files: [SourceFile]

  private typealias Located = (SourceLocation, Diagnostic)

  /// In the order of the configuration.
  func check() -> [Diagnostic] {
    let faults = rules.defaults.filter { !$0.expression.grammar.contains(.expression) }
    guard faults.isEmpty else { return faults.map(Diagnostic.notAnExpression) }
    guard rules.mustMatch else { return [] }
    let found =
      rules.protocols.flatMap(checkProtocol) + rules.controls.flatMap(checkControl)
      + rules.defaults.compactMap(check)
    return found.sorted { $0.0 < $1.0 }.map(\.1)
  }

  private func checkProtocol(_ rule: ConfiguredRules.Rule) -> [Located] {
    let all = files.flatMap(\.protocols)
    let matching = all.filter(rule.matches)
    guard !matching.isEmpty else {
      return [located(rule, "protocol", all.map(\.qualifiedName))]
    }
    let names = matching.flatMap { $0.requirements.map(\.fullName) }
    return check(rule.members, "requirement", names)
  }

  private func checkControl(_ rule: ConfiguredRules.Rule) -> [Located] {
    let all = files.flatMap(\.types)
    let matching = all.filter(rule.matches)
    guard !matching.isEmpty else {
      return [located(rule, "control", all.map(\.qualifiedName))]
    }
    let names = matching.flatMap { $0.properties.map(\.declaration.name) }
    return check(rule.members, "property", names)
  }

  private func check(
    _ members: [ConfiguredRules.Rule], _ word: String, _ names: [String]
  ) -> [Located] {
    members.filter { member in !names.contains(where: member.pattern.matches) }
      .map { located($0, word, names) }
  }

  private func located(
    _ rule: ConfiguredRules.Rule, _ word: String, _ names: [String]
  ) -> Located {
    (rule.location, .unmatched(rule, word, among: names))
  }

  private func check(_ standard: ConfiguredRules.Default) -> Located? {
    let results = files.flatMap(\.protocols).flatMap(\.requirements).compactMap(\.resultName)
    guard !results.contains(standard.type) else { return nil }
    return (standard.location, .unmatched(standard, among: results))
  }
}

extension Requirement {
  /// The type that a requirement returns or holds, without its generic arguments.
  fileprivate var resultName: String? {
    switch member {
    case .method(let method): method.returnType?.qualifiedName
    case .property(let property): property.type?.qualifiedName
    case .subscripting(let subscripting): subscripting.returnType.qualifiedName
    case .initializer, .associatedType: nil
    }
  }
}

extension Diagnostic {
  fileprivate static func unmatched(
    _ standard: ConfiguredRules.Default, among results: [String]
  ) -> Diagnostic {
    .error(
      UnmatchedRule.name, at: .source(standard.location),
      "'\(standard.path)': no requirement in the inputs returns '\(standard.type)'"
        + advice(closestMatch(to: standard.type, among: results)))
  }

  fileprivate static func unmatched(
    _ rule: ConfiguredRules.Rule, _ word: String, among names: [String]
  ) -> Diagnostic {
    .error(
      UnmatchedRule.name, at: .source(rule.location),
      "'\(rule.path)': no \(word) in the inputs matches '\(rule.pattern.pattern)'"
        + advice(closestMatch(to: rule.pattern.pattern, among: names)))
  }
}

private func advice(_ closest: String?) -> String {
  closest.map { "; did you mean '\($0)'?" } ?? "; correct or remove it"
}

extension Diagnostic {
  fileprivate static func notAnExpression(_ standard: ConfiguredRules.Default) -> Diagnostic {
    .error(
      "directive-value", at: .source(standard.location),
      "'\(standard.path)' needs one Swift expression without a comment, and '\(standard.expression.text)' is none"
    )
  }
}
