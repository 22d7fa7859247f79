import Diagnostics
import ProtocolModel
import Testing

@testable import ProxyGenerator

struct ControlDirectiveRuleTests {
  private func rules(_ text: String) throws -> [String] {
    let type = try #require(try ProtocolFixture.file(text).types.first)
    var collector = DiagnosticCollector()
    ControlDirectiveRule(type: type, properties: type.properties).check(into: &collector)
    return collector.diagnostics.map(\.rule)
  }

  @Test(arguments: ["value a", "event valueChanged", "skip"])
  func whatAControlMaySay(_ comment: String) throws {
    #expect(try rules("// proxygen:\(comment)\nclass A: UIControl { var a = 1 }") == [])
  }

  @Test(arguments: [
    ("value b", "no-value"), ("event", "directive-value"), ("skip it", "directive-value"),
    ("name b", "misplaced-directive"), ("parent A", "misplaced-directive"),
    ("valu a", "unknown-directive"),
  ])
  func whatItMayNot(_ comment: String, _ rule: String) throws {
    #expect(try rules("// proxygen:\(comment)\nclass A: UIControl { var a = 1 }") == [rule])
  }

  @Test(arguments: ["value", "event valueChanged", "name b", "skip"])
  func whatAPropertyMaySay(_ comment: String) throws {
    #expect(try rules("class A: UIControl {\n// proxygen:\(comment)\nvar a = 1 }") == [])
  }

  @Test(arguments: [
    ("value a", "directive-value"), ("name", "directive-value"),
    ("replay 1", "misplaced-directive"), ("values", "unknown-directive"),
  ])
  func whatItMayNotSay(_ comment: String, _ rule: String) throws {
    #expect(try rules("class A: UIControl {\n// proxygen:\(comment)\nvar a = 1 }") == [rule])
  }
}
