import Diagnostics
import Testing

@testable import ProxyGenerator

struct ObstacleRuleTests {
  private func diagnostic(
    _ requirement: String, _ declarations: String = "", attributes: String = ""
  ) throws -> Diagnostic {
    let fixture = try ProtocolFixture(
      requirements: requirement, attributes: attributes, declarations: declarations)
    try #require(fixture.diagnostics.count == 1, "\(fixture.messages)")
    return fixture.diagnostics[0]
  }

  @Test(arguments: [
    ("func a(b: inout Int)", Obstacle.takesInout), ("func a(b: OpaquePointer)", .takesPointer),
    ("func a(b: () -> Void)", .takesNonescapingClosure), ("func a<T>(b: T)", .isGeneric),
    ("func a(b: consuming Node)", .takesNoncopyable),
  ])
  func forwardedOnlyIsAWarning(_ requirement: String, _ obstacle: Obstacle) throws {
    let found = try diagnostic(requirement)
    #expect(found.severity == .warning)
    #expect(found.rule == "forwarded-only")
    #expect(
      found.message
        == "'a(b:)' is forwarded but can't be observed or answered: \(obstacle.rawValue). "
        + "Silence this with '// proxygen:skip' above it")
  }

  @Test(arguments: [
    "func a(b: inout Int)", "func a<T>(b: T)", "func a()", "var a: Int { get }",
    "func a(b: some Sequence) -> Int",
  ])
  func whoSkipsItKnows(_ requirement: String) throws {
    #expect(try ProtocolFixture(requirements: "// proxygen:skip\n\(requirement)").rules == [])
  }

  @Test func whoSkipsAnOptionalPropertyKnows() throws {
    let fixture = try ProtocolFixture(
      requirements: "// proxygen:skip\n@objc optional var a: Int { get }", attributes: "@objc")
    #expect(fixture.rules == [])
  }

  @Test func anOptionalPropertyIsAWarning() throws {
    let found = try diagnostic("@objc optional var a: Int { get }", attributes: "@objc")
    #expect(found.severity == .warning)
    #expect(found.rule == "forwarded-only")
  }

  @Test(arguments: [
    ("static func a()", "static func a() {}"), ("func a(_ b: Int...)", "func a(_ b: Int...) {}"),
    ("func a() -> Self", "func a() -> Self { self }"),
    ("mutating func a()", "mutating func a() {}"),
    ("static var a: Int { get }", "static var a: Int { 1 }"),
    ("init()", "init() { preconditionFailure() }"),
    ("subscript(a: Int...) -> Int { get }", "subscript(a: Int...) -> Int { 1 }"),
  ])
  func whatHasADefaultBodyCanBeLeftOut(_ requirement: String, _ body: String) throws {
    let found = try diagnostic(requirement, "extension ThingDelegate { \(body) }")
    #expect(found.severity == .warning)
    #expect(found.rule == "left-out")
    #expect(found.message.contains("its default body answers: "))
    #expect(found.message.hasSuffix("Silence this with '// proxygen:skip' above it"))
    let fixture = try ProtocolFixture(
      requirements: "// proxygen:skip\n\(requirement)",
      declarations: "extension ThingDelegate { \(body) }")
    #expect(fixture.rules == [])
  }

  @Test func whatIsOptionalCanBeLeftOut() throws {
    let found = try diagnostic("@objc optional static func a()", attributes: "@objc")
    #expect(found.severity == .warning)
    #expect(found.rule == "left-out")
    #expect(found.message.contains("the forwardee alone has it: "))
  }

  /// There is no way around it.
  @Test func whatIsRequiredCanNotBeSkipped() throws {
    let fixture = try ProtocolFixture(requirements: "// proxygen:skip\nstatic func a()")
    #expect(fixture.rules == ["error impossible-requirement"])
  }

  @Test(arguments: [
    ("static func a()", "Give it a default body in an extension, or leave the protocol out"),
    ("func a(_ b: Int...)", "Give it a default body in an extension, or leave the protocol out"),
    ("func a(_ b: Self)", "Give it a default body in an extension, or leave the protocol out"),
    ("init()", "parent. Give it a default body in an extension, or leave the protocol out"),
    (
      "subscript(a: Int...) -> Int { get }",
      "parameter. Give it a default body in an extension, or leave the protocol out"
    ),
    ("associatedtype A", "is. Put a concrete type in its place, or leave the protocol out"),
  ])
  func anyOtherIsAnError(_ requirement: String, _ remedy: String) throws {
    let found = try diagnostic(requirement)
    #expect(found.severity == .error)
    #expect(found.rule == "impossible-requirement")
    #expect(found.message.contains("\(remedy) with '// proxygen:skip' above 'ThingDelegate'"))
  }
}
