import ProtocolModel
import Testing

@testable import ProxyGenerator

@Suite struct BuildConditionsTests {
  private func excludes(_ one: [String], _ other: [String]) -> Bool {
    let one = BuildConditions(one.map(Condition.init))
    let other = BuildConditions(other.map(Condition.init))
    #expect(one.excludes(other) == other.excludes(one))
    return one.excludes(other)
  }

  @Test(
    arguments: [
      ("A", "!A"), ("!A", "A"), ("os(iOS)", "!os(iOS)"), ("A && B", "!(A && B)"),
      ("A || B", "!(A || B)"), ("A", "!A && B"), ("!A && (B || C)", "!A && !(B || C)"),
      ("A && B", "!(A) && C"), ("(A && B) && C", "!A"),
      ("canImport(X, _version: 1 && 2)", "!canImport(X, _version: 1 && 2)"),
    ])
  func branchesExcludeEachOther(_ one: String, _ other: String) {
    #expect(excludes([one], [other]))
  }

  @Test(
    arguments: [
      ("A", "A"), ("A", "B"), ("A", "!B"), ("A || B", "!A"), ("A && B || C", "!A"), ("!A", "!A"),
      ("os(iOS)", "os(macOS)"), ("A &&", "!A"),
    ])
  func othersDoNot(_ one: String, _ other: String) {
    #expect(!excludes([one], [other]))
  }

  @Test func allLevelsCount() {
    #expect(excludes(["A", "B"], ["C", "!B"]))
    #expect(!excludes(["A", "B"], ["A", "C"]))
    #expect(!excludes([], ["A"]))
    #expect(!excludes([], []))
  }
}
