import ProtocolModel
import Testing

@testable import ProxyGenerator

struct DirectiveKeyTests {
  private func fixture(onProtocol: String = "", onRequirement: String = "") throws
    -> ProtocolFixture
  {
    try ProtocolFixture(
      """
      class Thing { weak var delegate: ThingDelegate? }
      \(onProtocol)
      protocol ThingDelegate: AnyObject {
        \(onRequirement)
        func thingDidEnd(_ thing: Thing)
      }
      """)
  }

  @Test(arguments: [
    ("// proxygen:parent Thing", ""), ("// proxygen:property delegate", ""),
    ("// proxygen:name RxThing", ""), ("", "// proxygen:name ended"),
    ("", "// proxygen:skip"), ("// proxygen:standalone", ""), ("// proxygen:retain", ""),
  ])
  func isUnderstood(_ onProtocol: String, _ onRequirement: String) throws {
    let fixture = try fixture(onProtocol: onProtocol, onRequirement: onRequirement)
    #expect(fixture.rules == [])
  }

  @Test(arguments: [
    ("// proxygen:paren Thing", "", "unknown-directive", "did you mean 'proxygen:parent'?"),
    (
      "", "// proxygen:zzz", "unknown-directive",
      "the keys are parent, property, name, default,"
    ),
    ("// proxygen:parent", "", "directive-value", "needs a value"),
    ("", "// proxygen:name", "directive-value", "needs a value"),
    ("", "// proxygen:skip it", "directive-value", "takes no value"),
    ("", "// proxygen:parent Thing", "misplaced-directive", "belongs on a protocol"),
    ("", "// proxygen:property delegate", "misplaced-directive", "belongs on a protocol"),
    (
      "// proxygen:default 1", "", "misplaced-directive",
      "belongs on a requirement, not here; move or remove it"
    ),
  ])
  func isAnError(
    _ onProtocol: String, _ onRequirement: String, _ rule: String, _ part: String
  ) throws {
    let fixture = try fixture(onProtocol: onProtocol, onRequirement: onRequirement)
    let diagnostic = try #require(fixture.diagnostics.first { $0.rule == rule })
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.message.contains(part), "\(diagnostic.message)")
    #expect(fixture.places.contains(onProtocol.isEmpty ? "A.swift:4" : "A.swift:2"))
  }

  /// An inherited requirement is served as well, so its comments must be right too.
  @Test func inheritedRequirementsAreChecked() throws {
    let fixture = try ProtocolFixture(
      requirements: "func a()", inheriting: "Base",
      declarations: "protocol Base: AnyObject {\n// proxygen:nam b\nfunc b()\n}")
    #expect(fixture.rules == ["error unknown-directive"])
  }

  @Test func theLastOneOfAKeyCounts() throws {
    let fixture = try fixture(onRequirement: "// proxygen:name one\n// proxygen:name two")
    #expect(try fixture.named().members == ["two"])
  }
}
