import ProtocolModel
import Testing

@testable import ProxyGenerator

/// The table of kinds, row by row: what a requirement is, and why.
struct ClassifierTests {
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
    #expect(found.resolved.presence == .defaulted)
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

  // MARK: Decisions

  @Test(arguments: [
    ("func a(_ thing: Thing, completion: @escaping () -> Void)", 1, []),
    ("func a(completion: @escaping (Bool, String?) -> Void)", 0, ["false", "nil"]),
    ("func a(b: Int, completion: ((Bool) -> Void)?)", 1, ["false"]),
    ("func a(completion: @escaping Callback)", 0, ["false"]),
    ("func a(completion: Callback?)", 0, ["false"]),
    ("func a(completion: @escaping @Sendable (Int) async -> Void)", 0, ["0"]),
    ("func a(compare: @escaping (Int) -> Int, completion: @escaping (Int) -> Void)", 1, ["0"]),
    ("func a(b: (Int) -> Int, completion: @escaping (Int) -> Void)", 1, ["0"]),
  ])
  func decision(_ requirement: String, _ handler: Int, _ arguments: [String]) throws {
    let found = try classified(requirement)
    let values = arguments.map { DefaultValue(expression: $0, origin: .inferred) }
    guard case .decision(let index, _, let arguments) = found.kind else {
      Issue.record("\(found.kind)")
      return
    }
    #expect(index == handler)
    #expect(arguments == values)
    #expect(found.reason == "takes the completion handler 'completion'")
  }

  @Test(arguments: [
    "func a(completion: @escaping (Point) -> Void)",
    "func a(completion: @escaping (Bool, Node) -> Void)",
    "func a(completion: @escaping UnknownCallback)",
  ])
  func aDecisionWithoutADefault(_ requirement: String) throws {
    guard case .decision(0, _, nil) = try classified(requirement).kind else {
      Issue.record("not a decision without default")
      return
    }
  }

  @Test func aDeclaredDecision() throws {
    let found = try classified(
      "// proxygen:default .slow, nil\nfunc a(completion: @escaping (Mode, Int?) -> Void)")
    let value = DefaultValue(expression: ".slow, nil", origin: .declared)
    guard case .decision(0, _, [value]) = found.kind else {
      Issue.record("\(found.kind)")
      return
    }
  }

  @Test func anOptionalDecision() throws {
    let found = try classified(
      "@objc optional func a(completion: @escaping (Bool) -> Void)", attributes: "@objc")
    let no = DefaultValue(expression: "false", origin: .inferred)
    guard case .decision(0, _, [no]) = found.kind else {
      Issue.record("\(found.kind)")
      return
    }
  }

  @Test(arguments: [
    "func a(done: @escaping () -> Void, failed: @escaping () -> Void)",
    "func a(completion: @escaping (Bool) -> Int)",
    "func a(completion: @escaping () -> Void, b: Int)",
  ])
  func noDecision(_ requirement: String) throws {
    #expect(try classified(requirement).kind == .event(replay: 0))
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

  // MARK: Forwarded only

  @Test(arguments: [
    ("func a(b: inout Int)", Obstacle.takesInout), ("func a(b: Int, c: inout [Int])", .takesInout),
    ("func a(b: UnsafePointer<Int>)", .takesPointer),
    ("func a(b: UnsafeMutableRawPointer?)", .takesPointer),
    ("func a(b: Pointer)", .takesPointer), ("func a(b: Swift.UnsafePointer<Int>)", .takesPointer),
    ("func a(b: Span<Int>)", .takesPointer), ("func a(b: (Int) -> Int)", .takesNonescapingClosure),
    ("func a(b: Callback)", .takesNonescapingClosure),
    ("func a(b: @autoclosure () -> Int)", .takesNonescapingClosure),
    ("func a(b: borrowing Node)", .takesNoncopyable),
    ("func a(b: consuming Node)", .takesNoncopyable),
    ("func a(b: sending Node)", .takesNoncopyable), ("func a<T>(b: T)", .isGeneric),
    ("func a<T>() -> T?", .isGeneric), ("func a(b: some Visitor)", .isGeneric),
    ("func a(b: [some Visitor])", .isGeneric), ("func a() where Self: Visitor", .isGeneric),
    ("// proxygen:skip\nfunc a()", .skipped), ("// proxygen:skip\nfunc a() -> Int?", .skipped),
    ("// proxygen:skip\nvar a: Int? { get }", .skipped),
  ])
  func forwardedOnly(_ requirement: String, _ obstacle: Obstacle) throws {
    let found = try classified(requirement)
    guard case .forwardedOnly(obstacle, _) = found.kind else {
      Issue.record("it is \(found.kind)")
      return
    }
    #expect(found.reason == obstacle.rawValue)
  }

  @Test(arguments: [
    ("func a()", nil), ("func a() -> Void", nil), ("func a() -> Bool", "false"),
    ("func a() -> [Point]", "[]"), ("func a() -> Point", nil), ("var a: Bool { get }", "false"),
    ("var a: Point { get }", nil),
  ])
  func whatForwardingFallsBackOn(_ requirement: String, _ fallback: String?) throws {
    let value = fallback.map { DefaultValue(expression: $0, origin: .inferred) }
    let found = try classified("// proxygen:skip\n\(requirement)")
    #expect(found.kind == .forwardedOnly(.skipped, fallback: value))
  }

  @Test func anOptionalProperty() throws {
    let found = try classified("@objc optional var a: Int { get }", attributes: "@objc")
    #expect(found.kind == .forwardedOnly(.isOptionalProperty, fallback: nil))
  }

  // MARK: Unsupported

  @Test(arguments: [
    ("init()", Obstacle.isInitializer), ("subscript(a: Int) -> Int { get }", .isSubscript),
    ("associatedtype A", .isAssociatedType), ("static func a()", .isStatic),
    ("static var a: Int { get }", .isStatic), ("func a(_ b: Int...)", .isVariadic),
    ("func a() -> Self", .returnsSelf), ("func a() -> Self?", .returnsSelf),
    ("func a() -> [Self]", .returnsSelf), ("func a(_ other: Self)", .takesSelf),
    ("func a(_ others: [Self])", .takesSelf),
    ("func a(_ body: @escaping (Self) -> Void)", .takesSelf),
    ("var a: Self { get }", .returnsSelf), ("var a: [Self]? { get }", .returnsSelf),
    ("mutating func a()", .isMutating), ("// proxygen:skip\nmutating func a()", .isMutating),
  ])
  func unsupported(_ requirement: String, _ obstacle: Obstacle) throws {
    let found = try classified(requirement)
    #expect(found.kind == .unsupported(obstacle))
    #expect(found.reason == obstacle.rawValue)
  }

  // MARK: Sender and payload

  @Test(arguments: [
    ("func a(_ thing: Thing, b: Int)", 0, [1]), ("func a(b: Int, _ thing: Thing)", 1, [0]),
    ("func a(b: Int)", nil, [0]), ("func a()", nil, []), ("func a(b: Int, c: Int...)", nil, []),
  ])
  func senderAndPayload(_ requirement: String, _ sender: Int?, _ payload: [Int]) throws {
    let found = try classified(requirement)
    #expect(found.sender == sender)
    if found.kind != .unsupported(.isVariadic) { #expect(found.payload == payload) }
  }

  @Test func noneIsMissing() throws {
    let fixture = try ProtocolFixture(
      requirements: "func a()\nvar b: Int { get }\ninit()\nfunc c() -> Int\nstatic func d()")
    let resolved = try fixture.resolved().requirements
    #expect(try fixture.named().classified.requirements.map(\.resolved) == resolved)
    #expect(resolved.count == 5)
  }
}
