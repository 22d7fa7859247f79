import Testing

@testable import ProxyGenerator

struct MissingAnswerRuleTests {
  @Test(arguments: [
    ("func a() -> Point", "must return 'Point'"),
    ("func a(_ b: Int) -> Point", "must return 'Point'"),
    ("func a(b: Int, c: Int) -> Point", "must return 'Point'"),
    ("var a: Point { get }", "must return 'Point'"),
    (
      "func a(completion: @escaping (Point) -> Void)",
      "nobody may answer the completion handler of 'a(completion:)'"
    ),
    ("func a<T>(_ b: T) -> Point", "must return 'Point'"),
    ("// proxygen:skip\nfunc a() -> Point", "must return 'Point'"),
    ("// proxygen:skip\nvar a: Point { get }", "must return 'Point'"),
  ])
  func aRequiredAnswerNeedsADefault(_ requirement: String, _ part: String) throws {
    let fixture = try ProtocolFixture(
      requirements: requirement, declarations: "struct Point {}")
    let errors = fixture.diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.rule) == ["missing-default"])
    #expect(errors[0].message.contains(part), "\(errors)")
  }

  @Test(arguments: [
    "func a() -> Int", "func a() -> Point?", "func a(_ b: Int) -> [Point]", "var a: Int { get }",
    "func a(completion: @escaping (Int) -> Void)", "func a() -> Void", "func a<T>(_ b: T) -> Bool",
    "// proxygen:default Point()\nfunc a() -> Point",
    "// proxygen:default Point()\nfunc a<T>(_ b: T) -> Point",
    "// proxygen:default Point()\nvar a: Point { get }",
    "// proxygen:default Point()\nfunc a(completion: @escaping (Point) -> Void)",
    "// proxygen:skip\nfunc a() -> Bool", "// proxygen:skip\nfunc a() -> Point?",
  ])
  func thereIsOne(_ requirement: String) throws {
    let fixture = try ProtocolFixture(
      requirements: requirement, declarations: "struct Point {}")
    #expect(!fixture.rules.contains("error missing-default"))
  }

  @Test(arguments: [
    "func a() -> Point", "func a(_ b: Int) -> Point",
    "func a(completion: @escaping (Point) -> Void)",
  ])
  func nobodyAsksForAnOptionalOne(_ requirement: String) throws {
    let fixture = try ProtocolFixture(
      requirements: "@objc optional \(requirement)", attributes: "@objc",
      declarations: "class Point {}")
    #expect(fixture.rules == [])
  }

  @Test func theCodeOfADefaultBodyAnswers() throws {
    let fixture = try ProtocolFixture(
      requirements: "func a() -> Point",
      declarations: "struct Point {}\nextension ThingDelegate { func a() -> Point { Point() } }")
    #expect(fixture.rules == [])
  }
}
