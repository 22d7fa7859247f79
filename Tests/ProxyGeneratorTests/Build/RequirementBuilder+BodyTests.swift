import ProtocolModel
import Testing

@testable import ProxyGenerator

struct RequirementBuilderBodyTests {
  private func body(
    _ requirement: String, attributes: String = "", inheriting: String = "AnyObject"
  ) throws -> BodyContext? {
    let fixture = try ProtocolFixture(
      requirements: requirement, attributes: attributes, inheriting: inheriting,
      declarations: "class Node {}\nstruct Point {}\ntypealias Done = (() -> Void)?")
    return try RequirementBuilderTests.builder(fixture, 0).body
  }

  @Test(arguments: [
    ("func a()", "rx/body-event"), ("func a() -> Int", "rx/body-answer"),
    ("func a(_ b: Int) -> Int", "rx/body-keyed-answer"),
    ("func a(_ b: Node) -> Int", "rx/body-computed-answer"),
    ("func a(done: @escaping () -> Void)", "rx/body-decision"),
    ("func a(b: inout Int)", "rx/body-forward"),
    ("func a<T>(b: T) -> Int", "rx/body-forward-answer"),
    ("// proxygen:skip\nfunc a() -> Int", "rx/body-forward-answer"),
    ("var a: Int { get }", "rx/body-state"),
    ("// proxygen:skip\nvar a: Int { get }", "rx/body-forward-state"),
    ("subscript(a: Int) -> Int { get }", "rx/body-forward-state"),
  ])
  func template(_ requirement: String, _ expected: String) throws {
    #expect(try body(requirement)?.template == expected)
  }

  @Test(arguments: [
    ("func a(_ b: Int)", ".a(b)"), ("var a: Int { get }", ".a"),
    ("subscript(a: Int, b c: Int) -> Int { get }", "[a, b: c]"),
    ("func a<each T>(_ b: repeat each T, c: Int)", ".a(repeat each b, c: c)"),
    ("func a<each T>(_ b: (repeat each T))", ".a(b)"),
  ])
  func path(_ requirement: String, _ expected: String) throws {
    #expect(try body(requirement)?.path == expected)
  }

  @Test(arguments: [("func a()", []), ("@concurrent func a() async", ["@concurrent"])])
  func whereItRunsIsSaid(_ requirement: String, _ expected: [String]) throws {
    #expect(try body(requirement)?.attributes == expected)
  }

  /// Not the lack of an answer, which the default would be for.
  @Test(arguments: [
    ("// proxygen:default 7\nsubscript(a: Int) -> Int? { get }", true),
    ("subscript(a: Int) -> Int? { get }", false),
    ("// proxygen:default 7\nsubscript(a: Int) -> Int { get }", false),
  ])
  func aForwardeesNilCounts(_ requirement: String, _ expected: Bool) throws {
    #expect(try body(requirement)?.isOptional == expected)
  }

  @Test(arguments: [
    ("func a(_ b: Int)", false), ("func a<T>(_ b: T)", true),
    ("func a(_ b: [some Hashable])", true),
    ("subscript<T>(a: T) -> Int { get }", true), ("subscript(a: Int) -> Int { get }", false),
  ])
  func generics(_ requirement: String, _ expected: Bool) throws {
    #expect(try body(requirement)?.isGeneric == expected)
  }

  @Test(arguments: [
    "@objc optional func a()", "@objc optional var a: Int { get }",
    "@objc optional func a(b: UnsafePointer<Int>)",
    "// proxygen:skip\n@objc optional func a() -> Int",
  ])
  func theRuntimeForwards(_ requirement: String) throws {
    #expect(try body(requirement, attributes: "@objc") == nil)
  }

  @Test func whatAProxyCanNotHaveHasNone() throws {
    #expect(try body("static func a()") == nil)
  }

  @Test(arguments: [
    ("func a()", "func a()"), ("func a() -> Void", "func a()"),
    ("func a() -> Int", "func a() -> Int"),
    (
      "func a(_: Int, in b: Int) async throws -> Int!",
      "func a(_ int: Int, in b: Int) async throws -> Int!"
    ),
    ("func a<T: Hashable>(b: T) where T: Codable", "func a<T: Hashable>(b: T) where T: Codable"),
    ("func a() throws(Failure)", "func a() throws(Failure)"),
    ("nonisolated func a()", "nonisolated func a()"), ("func `repeat`()", "func `repeat`()"),
    ("var a: Int { get set }", "var a: Int"),
    ("nonisolated var a: Int { get }", "nonisolated var a: Int"),
    ("func check(answer: Node) -> Int", "func check(answer answerValue: Node) -> Int"),
    ("func check(answer: Node)", "func check(answer: Node)"),
    ("nonisolated(nonsending) func a() async", "nonisolated(nonsending) func a() async"),
    (
      "subscript(a: Int, b c: Int, d d: Int) -> Int { get }",
      "subscript(a: Int, b c: Int, d d: Int) -> Int"
    ),
    ("subscript(_: Int) -> Int { get set }", "subscript(int: Int) -> Int"),
    ("subscript(forwardee: Int) -> Int { get }", "subscript(forwardeeValue: Int) -> Int"),
    (
      "subscript<T>(a: T) -> T? where T: Hashable { get }",
      "subscript<T>(a: T) -> T? where T: Hashable"
    ),
  ])
  func signature(_ requirement: String, _ expected: String) throws {
    #expect(try body(requirement)?.signature == expected)
  }

  @Test(arguments: [
    ("func a(_ thing: Thing, b: Int)", "a(thing, b: b)", "b"),
    ("func a(b: inout Int) -> Int", "a(b: &b)", "&b"),
    ("func a(_ b: Int, c: Node) -> Int", "a(b, c: c)", "b, c"),
    ("func check(answer: Node) -> Int", "check(answer: answerValue)", "answerValue"),
    ("func a(log: @autoclosure @escaping () -> Int)", "a(log: log())", "log"),
    ("func a(log: @autoclosure @escaping () -> Int) -> Int", "a(log: log())", "log"),
  ])
  func callAndArguments(_ requirement: String, _ call: String, _ arguments: String) throws {
    #expect(try body(requirement)?.call == call)
    #expect(try body(requirement)?.arguments == arguments)
  }

  @Test func anOptionalOneIsCalledIfItIsThere() throws {
    #expect(
      try body("@objc optional func a(_ b: Node) -> Int", attributes: "@objc")?.call == "a?(b)")
  }

  // MARK: What happens when nobody answers

  @Test(arguments: [
    ("func a(_ b: Node) -> Int", "return 0"), ("func a(_ b: Node) -> Int?", "return nil"),
    ("// proxygen:default Point()\nfunc a(_ b: Node) -> Point", "return Point()"),
    ("func a(done: @escaping () -> Void)", "done()"),
    ("func a(done: @escaping (Bool, Int?) -> Void)", "done(false, nil)"),
    ("func a(done: (() -> Void)?)", "done?()"), ("func a(done: Done)", "done?()"),
    ("func a(answer: @escaping () -> Void)", "answerValue()"),
    ("// proxygen:default .on\nfunc a(done: @escaping (Mode) -> Void)", "done(.on)"),
    ("func a<T>(b: T) -> Bool", "return false"),
    ("// proxygen:skip\nfunc a() -> Int?", "return nil"),
    ("// proxygen:skip\nvar a: Bool { get }", "return false"), ("func a()", nil),
  ])
  func lastResort(_ requirement: String, _ expected: String?) throws {
    #expect(try body(requirement)?.lastResort == expected)
  }

  @Test(arguments: [
    ("func a(_ b: Int) -> Int", "0"), ("func a(_ b: Int) -> Int?", nil), ("func a() -> Int", nil),
  ])
  func whatStandsBehindATable(_ requirement: String, _ expected: String?) throws {
    #expect(try body(requirement)?.fallback == expected)
  }

  @Test(arguments: [
    "func a() -> Point", "func a(_ b: Node) -> Point", "func a(done: @escaping (Point) -> Void)",
  ])
  func nobodyAsksForAnOptionalOne(_ requirement: String) throws {
    let body = try body("@objc optional \(requirement)", attributes: "@objc")
    #expect(body?.lastResort?.hasPrefix("preconditionFailure(\"'a(") ?? false)
    #expect(body?.isOptional == true)
  }

  // MARK: The forwardee

  @Test(arguments: [
    ("func a()", "", [true, false, false, false]),
    ("func a() -> Int", "", [true, false, false, false]),
    ("@objc optional func a() -> Int", "@objc", [false, true, false, false]),
    ("@objc optional func a() -> Int?", "@objc", [false, false, true, false]),
    ("@objc optional func a(b: Point)", "@objc", [false, false, false, true]),
    ("@objc optional func a(done: @escaping () -> Void)", "@objc", [false, false, false, true]),
  ])
  func howItIsAsked(_ requirement: String, _ attributes: String, _ expected: [Bool]) throws {
    let forwardee = try #require(try body(requirement, attributes: attributes)?.forwardee)
    #expect(
      [
        forwardee.implements, forwardee.mayImplement, forwardee.mayImplementOptional,
        forwardee.mayImplementVoid,
      ] == expected)
  }

  // MARK: Decisions

  @Test(arguments: [
    ("func a(done: @escaping () -> Void)", "done()", "", "", "done()"),
    ("func a(done: @escaping (Int) -> Void)", "done(0)", "", "value in ", "done(value)"),
    (
      "func a(b: Int, c: inout Int, done: ((_ x: Int, Bool) -> Void)?)", "done?(0, false)",
      "(b, &c)", "x, value2 in ", "done?(x, value2)"
    ),
    (
      "func a(value: @escaping (Int) -> Void)", "value(0)", "", "valueValue in ",
      "value(valueValue)"
    ),
    ("func a(once: @escaping (Int) -> Void)", "onceValue(0)", "", "value in ", "onceValue(value)"),
    ("func a(done: Done)", "done?()", "", "", "done?()"),
  ])
  func once(
    _ requirement: String, _ fallback: String, _ arguments: String, _ parameters: String,
    _ call: String
  ) throws {
    let once = try #require(try body(requirement)?.once)
    #expect(once.fallback == fallback)
    #expect(once.arguments == arguments)
    #expect(once.parameters == parameters)
    #expect(once.call == call)
  }

  @Test(arguments: [
    "func a() -> Int", "func a()", "// proxygen:default 1\nfunc a(done: @escaping Unknown)",
  ])
  func nothingToGuard(_ requirement: String) throws {
    #expect(try body(requirement)?.once == nil)
  }

  @Test func namesThatAnAnnouncementDeclaresAreAvoided() throws {
    let body = try body("// proxygen:event asked\nfunc a(askedSubject: Int) -> Int")
    #expect(body?.announcement == "askedSubject")
    #expect(body?.element == "askedSubjectValue")
  }

  // MARK: Properties

  @Test(arguments: [
    ("var a: Int { get }", true, false), ("var a: Int { get set }", false, true),
    ("var a: Int { get async throws }", false, false),
  ])
  func accessors(_ requirement: String, _ isPlain: Bool, _ isSettable: Bool) throws {
    let body = try #require(try body(requirement))
    #expect(body.isPlainGetter == isPlain)
    #expect(body.isSettable == isSettable)
  }

  @Test func effectsOfAGetter() throws {
    let body = try #require(try body("var a: Int { get async throws }"))
    #expect(body.effects == "try await ")
    #expect(body.accessorEffects == "async throws ")
  }

  @Test(arguments: [
    ("AnyObject", "var a: Int { get set }", false), ("Sendable", "var a: Int { get set }", true),
    ("Sendable", "var a: Int { get nonmutating set }", false),
  ])
  func aStructIsSetThroughAVariable(
    _ inherited: String, _ requirement: String, _ expected: Bool
  ) throws {
    #expect(try body(requirement, inheriting: inherited)?.setsThroughVariable == expected)
  }
}
