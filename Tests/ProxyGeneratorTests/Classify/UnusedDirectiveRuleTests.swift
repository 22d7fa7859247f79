import Testing

@testable import ProxyGenerator

/// A comment that changes nothing is an error.
struct UnusedDirectiveRuleTests {
  private func fixture(_ requirement: String, attributes: String = "") throws -> ProtocolFixture {
    try ProtocolFixture(
      requirements: requirement, attributes: attributes, declarations: "struct Point {}")
  }

  @Test(arguments: [
    ("default 1", "func a()", "nobody asks for an answer of an event"),
    ("default 1", "static func a()", "nobody asks for an answer of an unsupported requirement"),
    ("default 1", "func a(b: @escaping () -> Void)", "its completion handler takes nothing"),
    ("replay 1", "func a() -> Int", "only events are replayed, and this is an answer"),
    ("replay 1", "var a: Int { get }", "only events are replayed, and this is a state"),
    ("replay 0", "func a()", "it takes a number, 1 or more"),
    ("replay -1", "func a()", "it takes a number, 1 or more"),
    ("replay many", "func a()", "it takes a number, 1 or more"),
    ("event asked", "func a()", "it names the event of an answer, and this is an event"),
    ("event asked", "func a<T>(b: T)", "this is a requirement that is forwarded only"),
    ("event asked", "func a(b: inout Int) -> Int", "an 'inout' parameter can't outlive the call"),
    ("keep-sender", "func a(b: Int)", "no parameter carries the parent"),
    ("name b", "func a<T>(b: T)", "nothing is made that could have the name"),
    ("name b", "static func a()", "nothing is made that could have the name"),
  ])
  func isSaid(_ comment: String, _ requirement: String, _ because: String) throws {
    let fixture = try fixture("// proxygen:\(comment)\n\(requirement)")
    let found = fixture.diagnostics.filter { $0.rule == "unused-directive" }
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.message.contains(because) ?? false, "\(fixture.messages)")
  }

  @Test func aReplayedSenderWouldStayAlive() throws {
    let fixture = try fixture(
      "// proxygen:replay 1\n// proxygen:keep-sender\nfunc a(_ thing: Thing)")
    #expect(fixture.rules == ["error unused-directive"])
    #expect(fixture.messages[0].contains("keep the parent alive"))
  }

  @Test(arguments: [
    ("default 1", "func a() -> Int"), ("default 1", "func a(b: Int, c: Int) -> Int"),
    ("default 1", "func a<T>(b: T) -> Int"), ("default 1", "var a: Int { get }"),
    ("default 1", "func a(done: @escaping (Int) -> Void)"), ("replay 3", "func a()"),
    ("event asked", "func a() -> Int"), ("event asked", "func a(done: @escaping () -> Void)"),
    ("keep-sender", "func a(_ thing: Thing)"), ("keep-sender", "func a(_ thing: Thing) -> Int"),
    ("name b", "func a()"), ("name b", "func a() -> Int"),
  ])
  func hasAnEffect(_ comment: String, _ requirement: String) throws {
    let rules = try fixture("// proxygen:\(comment)\n\(requirement)").rules
    #expect(!rules.contains("error unused-directive"))
  }
}
