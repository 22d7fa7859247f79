import ProtocolModel
import Testing

@testable import ProxyGenerator

/// The table of kinds, row by row: what a requirement is, and why.
struct RequirementRuleTests {
  private static let declarations = """
    class Node {}
    struct Point {}
    struct Place: Hashable {}
    enum Mode { case slow }
    protocol Visitor {}
    typealias Callback = (Bool) -> Void
    typealias MaybeCount = Int?
    typealias Pointer = UnsafePointer<Int>
    """

  private func classified(
    _ requirement: String, attributes: String = "", declarations: String = ""
  ) throws -> ClassifiedRequirement {
    try ProtocolFixture(
      requirements: requirement, attributes: attributes,
      declarations: Self.declarations + "\n" + declarations
    ).onlyRequirement()
  }

  // MARK: Events

  @Test(arguments: [
    "func thingDidEnd(_ thing: Thing)", "func thing(_ thing: Thing, a: Int, b: String, c: Node?)",
    "func a()", "func a(_ mode: [Mode]) -> Void", "func a(_ visitor: Visitor) -> ()",
    "func a(_ any: Any?)", "func a(_ thing: Thing!)", "func a(_ name: String!, error: Error?)",
  ])
  func interceptableEvent(_ requirement: String) throws {
    let found = try classified("@objc optional \(requirement)", attributes: "@objc")
    #expect(found.kind == .interceptableEvent)
    #expect(found.reason == "optional, returns nothing, and its payload survives boxing")
  }

  @Test(arguments: [
    // The sender needs no boxing, for nobody takes it out.
    ("func a(_ mode: Mode)", "'Mode' may not survive boxing by the Objective-C runtime"),
    ("func a(b: Int, c: Point)", "'Point' may not survive boxing by the Objective-C runtime"),
    (
      "func a(b: @escaping (Int) -> Int)",
      "'@escaping (Int) -> Int' may not survive boxing by the Objective-C runtime"
    ),
    ("func a() async", "returns nothing and has effects"),
    ("func a() throws", "returns nothing and has effects"),
  ])
  func eventWithABody(_ requirement: String, _ reason: String) throws {
    let found = try classified("@objc optional \(requirement)", attributes: "@objc")
    #expect(found.kind == .event(replay: 0))
    #expect(found.reason == reason)
  }

  @Test func requiredEvent() throws {
    let found = try classified("func a(_ mode: Mode)", attributes: "@objc")
    #expect(found.kind == .event(replay: 0))
    #expect(found.reason == "returns nothing and is required")
  }

  @Test(arguments: [
    "func a()", "func a(_ mode: Mode)", "func a(_ thing: Thing, b: Point) async throws",
    "func a() throws(Failure)", "func a(b: @escaping (Int) -> Int)",
    "func a(b: @autoclosure @escaping () -> Int)",
    "func a(b: @autoclosure @escaping () -> Void)",
  ])
  func eventOfASwiftProtocol(_ requirement: String) throws {
    let found = try classified(requirement)
    #expect(found.kind == .event(replay: 0))
    #expect(found.reason == "returns nothing, in a Swift protocol that can't be intercepted")
  }

  @Test func defaultedEvent() throws {
    let found = try classified("func a()", declarations: "extension ThingDelegate { func a() {} }")
    #expect(found.kind == .event(replay: 0))
    #expect(found.resolved.presence == .defaulted(.code))
  }

  // MARK: Answers

  @Test(arguments: [
    ("func a() -> Int", "0", "returns 'Int' and has no payload"),
    ("func thingShould(_ thing: Thing) -> Bool", "false", "returns 'Bool' and has no payload"),
    ("func a() async throws -> String?", "nil", "returns 'String?' and has no payload"),
    ("func a() -> Point", nil, "returns 'Point' and has no payload"),
    ("func a() -> MaybeCount", "nil", "returns 'Int?' and has no payload"),
  ])
  func answer(_ requirement: String, _ fallback: String?, _ reason: String) throws {
    let found = try classified(requirement)
    let value = fallback.map { DefaultValue(expression: $0, origin: .inferred) }
    #expect(found.kind == .answer(fallback: value))
    #expect(found.reason == reason)
  }

  @Test(arguments: [
    ("func a(_ name: String) -> Int", "Int", "0", "String"),
    ("func thing(_ thing: Thing, b: Place) -> Bool", "Bool", "false", "Place"),
    ("func a(_ name: String?) -> [Point]", "[Point]", "[]", "String?"),
    ("func a(_ mode: Mode) -> Point?", "Point", "nil", "Mode"),
    ("func a(_ mode: Mode) -> Int!", "Int", "nil", "Mode"),
    ("func a(_ name: String) -> MaybeCount", "Int", "nil", "String"),
    ("func a(_ name: [Int]) throws -> Int", "Int", "0", "[Int]"),
  ])
  func keyedAnswer(
    _ requirement: String, _ value: String, _ fallback: String, _ key: String
  ) throws {
    let found = try classified(requirement)
    guard case .keyedAnswer(let type, let answer) = found.kind else {
      Issue.record("it is \(found.kind)")
      return
    }
    #expect(type.description == value)
    #expect(answer == DefaultValue(expression: fallback, origin: .inferred))
    #expect(found.reason == "returns a value for one Hashable payload, '\(key)'")
  }

  @Test(arguments: [
    // No key, no value to hold, no default, a key that is written with more than its type.
    ("func a(_ node: Node) -> Int", "returns 'Int' for 'Node'; "),
    ("func a(_ point: Point) -> Int", "returns 'Int' for 'Point'; "),
    ("func a(_ name: String) -> Node?", "returns 'Node?' for 'String'; "),
    ("func a(_ name: String) -> [Node]", "returns '[Node]' for 'String'; "),
    ("func a(_ name: inout String) -> Int", "returns 'Int' for 'inout String'; "),
    ("func a(_ name: String!) -> Int", "returns 'Int' for 'String!'; "),
    ("func a(_ name: String, b: Int) -> Int", "returns 'Int' for several payloads"),
    ("func a(_ pointer: Pointer) -> Int", "returns 'Int' for 'Pointer'; "),
    ("func a(done: @escaping () -> Void) -> Int", "returns 'Int' for '@escaping () -> Void'; "),
  ])
  func computedAnswer(_ requirement: String, _ reason: String) throws {
    let found = try classified(requirement)
    guard case .computedAnswer(.some) = found.kind else {
      Issue.record("it is \(found.kind)")
      return
    }
    #expect(found.reason.hasPrefix(reason), "\(found.reason)")
  }

  @Test func aTableNeedsADefault() throws {
    #expect(
      try classified("func a(_ name: String) -> Point").kind == .computedAnswer(fallback: nil))
    let declared = try classified("// proxygen:default Point()\nfunc a(_ name: String) -> Point")
      .kind
    #expect(
      declared
        == .keyedAnswer(
          value: .named("Point", arguments: []),
          fallback: DefaultValue(expression: "Point()", origin: .declared)))
  }

  @Test func aDeclaredDefaultWins() throws {
    let found = try classified("// proxygen:default 7\nfunc a() -> Int")
    #expect(found.kind == .answer(fallback: DefaultValue(expression: "7", origin: .declared)))
  }

  // MARK: Default bodies

  @Test(arguments: [
    ("func a() -> Int", "{ 44 }", Kind.answer(fallback: .init(expression: "44", origin: .body))),
    ("func a() -> Int", "{ 4 + 4 }", .answer(fallback: nil)),
    (
      "// proxygen:default 7\nfunc a() -> Int", "{ 4 + 4 }",
      .answer(fallback: .init(expression: "7", origin: .declared))
    ),
    (
      "func a() -> Point?", "{ nil }",
      .answer(fallback: .init(expression: "nil", origin: .body))
    ),
    ("func a() -> Point?", "{ Point() }", .answer(fallback: nil)),
    (
      "func a(_ name: String) -> Point", "{ Point() }",
      .keyedAnswer(value: .named("Point", arguments: []), fallback: nil)
    ),
    ("func a(_ name: String, b: Int) -> Int", "{ b }", .computedAnswer(fallback: nil)),
    ("var a: Int", "{ 4 + 4 }", .state(fallback: nil)),
    ("var a: Int", "{ 4 }", .state(fallback: .init(expression: "4", origin: .body))),
    ("func a<T>(_ b: T) -> T", "{ b }", .forwardedOnly(.isGeneric, fallback: nil)),
  ])
  func aDefaultBodyAnswers(_ requirement: String, _ body: String, _ kind: Kind) throws {
    let isProperty = requirement.hasPrefix("var")
    let member = requirement.split(separator: "\n").last ?? ""
    let found = try classified(
      requirement + (isProperty ? " { get }" : ""),
      declarations: "extension ThingDelegate { \(member) \(body) }")
    #expect(found.kind == kind)
    let isCode = !"\(found.kind)".contains("DefaultValue(")
    #expect(found.isAnsweredByDefaultCode == isCode)
  }

  @Test(arguments: [
    ("func a(done: @escaping (Bool) -> Void)", true),
    ("// proxygen:default true\nfunc a(done: @escaping (Bool) -> Void)", false),
    // It can't be called later, when a responder let go of the handler.
    ("func a(done: @escaping (Bool) -> Void) async", false),
    ("func a(b: inout Int, done: @escaping (Bool) -> Void)", false),
  ])
  func aDefaultBodyDecides(_ requirement: String, _ isAnswered: Bool) throws {
    let member = requirement.split(separator: "\n").last ?? ""
    let found = try classified(
      requirement, declarations: "extension ThingDelegate { \(member) { done(true) } }")
    #expect(found.kind.name == "decision")
    #expect(found.isAnsweredByDefaultCode == isAnswered)
  }

  // MARK: Decisions

  @Test(arguments: [
    ("func a(_ thing: Thing, completion: @escaping () -> Void)", 1, []),
    ("func a(completion: @escaping (Bool, String?) -> Void)", 0, ["false", "nil"]),
    ("func a(b: Int, completion: ((Bool) -> Void)?)", 1, ["false"]),
    ("func a(completion: @escaping Callback)", 0, ["false"]),
    ("func a(completion: Callback?)", 0, ["false"]),
    ("func a(completion: @escaping @Sendable (Int) -> Void)", 0, ["0"]),
    ("func a(compare: @escaping (Int) -> Int, completion: @escaping (Int) -> Void)", 1, ["0"]),
    ("func a(b: (Int) -> Int, completion: @escaping (Int) -> Void)", 1, ["0"]),
    ("func a(completion: @escaping () -> Void, b: Int)", 0, []),
  ])
  func decision(_ requirement: String, _ handler: Int, _ arguments: [String]) throws {
    let found = try classified(requirement)
    let values = arguments.map { DefaultValue(expression: $0, origin: .inferred) }
    guard case .decision(let handlers, let fallback) = found.kind else {
      Issue.record("\(found.kind)")
      return
    }
    #expect(handlers.map(\.index) == [handler])
    #expect(fallback == .arguments(values))
    #expect(found.reason == "takes the completion handler 'completion'")
  }

  @Test(arguments: [
    "func a(completion: @escaping (Point) -> Void)",
    "func a(completion: @escaping (Bool, Node) -> Void)",
    "func a(completion: @escaping UnknownCallback)",
  ])
  func aDecisionWithoutADefault(_ requirement: String) throws {
    guard case .decision(_, nil) = try classified(requirement).kind else {
      Issue.record("not a decision without default")
      return
    }
  }

  @Test func aDeclaredDecision() throws {
    let found = try classified(
      "// proxygen:default .slow, nil\nfunc a(completion: @escaping (Mode, Int?) -> Void)")
    let value = DefaultValue(expression: ".slow, nil", origin: .declared)
    guard case .decision(_, .arguments([value])) = found.kind else {
      Issue.record("\(found.kind)")
      return
    }
  }

  @Test func anOptionalDecision() throws {
    let found = try classified(
      "@objc optional func a(completion: @escaping (Bool) -> Void)", attributes: "@objc")
    let no = DefaultValue(expression: "false", origin: .inferred)
    guard case .decision(_, .arguments([no])) = found.kind else {
      Issue.record("\(found.kind)")
      return
    }
  }

  @Test(arguments: [
    ("", nil), ("// proxygen:default failed(nil)\n", Decision.statement("failed(nil)")),
  ])
  func severalHandlers(_ comment: String, _ fallback: Decision?) throws {
    let found = try classified(
      "\(comment)func a(done: @escaping () -> Void, b: Int, failed: @escaping (Int?) -> Void)")
    guard case .decision(let handlers, fallback) = found.kind else {
      Issue.record("\(found.kind)")
      return
    }
    #expect(handlers.map(\.index) == [0, 2])
    #expect(found.reason == "takes the completion handlers 'done' and 'failed'")
  }

  @Test func aClosureThatReturnsSomethingIsNoHandler() throws {
    let found = try classified("func a(completion: @escaping (Bool) -> Int)")
    #expect(found.kind == .event(replay: 0))
  }

  @Test(arguments: [
    // A body that is told nothing of the handler's caller can't call it.
    ("func a(completion: @escaping (Int) async -> Void)", Obstacle.handlerHasEffects),
    ("func a(completion: @escaping () throws -> Void)", .handlerHasEffects),
    ("func a(completion: @escaping (inout Int) -> Void)", .handlerHasEffects),
    ("func a(completion: @escaping (Int...) -> Void)", .handlerHasEffects),
    ("func a(b: @escaping () -> Void, c: @escaping () async -> Void)", .handlerHasEffects),
    ("func a(b: @escaping () -> Void, c: @escaping UnknownCallback)", .handlerIsUnknown),
  ])
  func noDecision(_ requirement: String, _ obstacle: Obstacle) throws {
    #expect(try classified(requirement).kind == .forwardedOnly(obstacle, fallback: nil))
  }

  // MARK: States

  @Test(arguments: [
    ("var title: String { get }", "\"\""), ("var title: String? { get set }", "nil"),
    ("var point: Point { get }", nil), ("var isOn: Bool { get async throws }", "false"),
    ("var name: MaybeCount { get }", "nil"),
  ])
  func state(_ requirement: String, _ fallback: String?) throws {
    let found = try classified(requirement)
    let value = fallback.map { DefaultValue(expression: $0, origin: .inferred) }
    #expect(found.kind == .state(fallback: value))
    #expect(found.reason == "is a property")
  }
}
