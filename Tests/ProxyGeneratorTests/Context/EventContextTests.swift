import ProtocolModel
import Testing

@testable import ProxyGenerator

struct EventContextTests {
  private func event(_ requirement: String) throws -> EventContext {
    let fixture = try ProtocolFixture(requirements: requirement)
    return try #require(try RequirementBuilderTests.builder(fixture, 0).event)
  }

  @Test(arguments: [
    ("func ended()", "ended", "ended", "ended", "()"),
    ("func ended(b: Int)", "ended(Int)", "ended(b)", "ended(let b)", "b"),
    (
      "func ended(_ b: Int?, in c: String)", "ended(b: Int?, c: String)", "ended(b: b, c: c)",
      "ended(let b, let c)", "(b: b, c: c)"
    ),
    (
      "func ended(_ default: Int, _ b: @escaping () -> Int)",
      "ended(default: Int, b: () -> Int)", "ended(default: `default`, b: b)",
      "ended(let `default`, let b)", "(default: `default`, b: b)"
    ),
    ("func `repeat`(b: Int!)", "`repeat`(Int?)", "`repeat`(b)", "`repeat`(let b)", "b"),
  ])
  func texts(
    _ requirement: String, _ declaration: String, _ value: String, _ pattern: String,
    _ element: String
  ) throws {
    let event = try event(requirement)
    #expect(event.declaration == declaration)
    #expect(event.value == value)
    #expect(event.pattern == pattern)
    #expect(event.element == element)
  }

  @Test func keepsOnlyTheAttributesThatACaseMayHave() throws {
    let event = try event(
      "@available(*, deprecated) @available(iOS 17, *) @MainActor func ended(b: Int)")
    #expect(event.caseAttributes == ["@available(*, deprecated)"])
  }

  @Test func replay() throws {
    #expect(try event("// proxygen:replay 3\nfunc ended()").replay == "3")
    #expect(try event("func ended()").replay == nil)
  }

  @Test func announcesAQuestion() throws {
    let event = try event("// proxygen:event asked\nfunc count(of b: Int) -> Int")
    #expect(event.declaration == "asked(Int)")
  }

  /// The case of an enum can be deprecated, but not newer than others.
  @Test func namesNoTypeThatOlderSystemsLack() throws {
    let event = try event("@available(iOS 17, *) func ended(_ a: Int, _ b: Glow?)")
    #expect(event.declaration == "ended(a: Int, b: Any)")
    #expect(event.value == "ended(a: a, b: b as Any)")
    #expect(event.casts == "let b = b as? Glow?")
    let old = try self.event("@available(iOS, introduced: 9, deprecated: 12) func ended(_ b: Glow)")
    #expect(old.declaration == "ended(Glow)")
    #expect(old.casts == nil)
    #expect(old.caseAttributes == ["@available(iOS, deprecated: 12)"])
  }
}
