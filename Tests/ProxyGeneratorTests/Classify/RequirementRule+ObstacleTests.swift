import ProtocolModel
import Testing

@testable import ProxyGenerator

/// What can't be observed or answered, and what comments and parameters decide.
struct RequirementRuleObstacleTests {
  private static let declarations = """
    class Node {}
    struct Point {}
    struct Place: Hashable {}
    struct Ticket: ~Copyable {}
    struct Window: ~Escapable {}
    struct Page { struct Note: ~Copyable {} }
    typealias Pass = Ticket
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

  // MARK: Forwarded only

  @Test(arguments: [
    ("func a(b: inout Int)", Obstacle.takesInout), ("func a(b: Int, c: inout [Int])", .takesInout),
    ("func a(b: UnsafePointer<Int>)", .takesPointer),
    ("func a(b: UnsafeMutableRawPointer?)", .takesPointer),
    ("func a(b: Pointer)", .takesPointer), ("func a(b: Swift.UnsafePointer<Int>)", .takesPointer),
    ("func a(b: Span<Int>)", .takesNonescapable), ("func a(b: Window)", .takesNonescapable),
    ("func a(b: borrowing Window?)", .takesNonescapable),
    ("func a(b: (Int) -> Int)", .takesNonescapingClosure),
    ("func a(b: Callback)", .takesNonescapingClosure),
    ("func a(b: @autoclosure () -> Int)", .takesNonescapingClosure),
    ("func a(b: borrowing Node)", .takesNoncopyable),
    ("func a(b: consuming Node)", .takesNoncopyable),
    ("func a(b: sending Node)", .takesNoncopyable), ("func a<T>(b: T)", .isGeneric),
    ("func a<T>() -> T?", .isGeneric), ("func a(b: some Visitor)", .isGeneric),
    ("func a(b: [some Visitor])", .isGeneric), ("func a() where Self: Visitor", .isGeneric),
    ("// proxygen:skip\nfunc a()", .skipped), ("// proxygen:skip\nfunc a() -> Int?", .skipped),
    ("// proxygen:skip\nvar a: Int? { get }", .skipped),
    ("subscript(a: Int) -> Int { get }", .isSubscript),
    ("// proxygen:skip\nsubscript(a: Int) -> Int { get }", .skipped),
    ("func a(b: () throws -> Void) rethrows -> Int", .isRethrowing),
    ("func a() -> Ticket", .returnsNoncopyable), ("func a() -> Pass?", .returnsNoncopyable),
    ("func a() -> Page.Note", .returnsNoncopyable), ("var a: Ticket { get }", .returnsNoncopyable),
    ("func a() -> Window", .returnsNoncopyable), ("func a() -> Span<Int>", .returnsNoncopyable),
    ("func a(b: @escaping @isolated(any) () -> Void)", .handlerHasEffects),
    ("func a(b: (@isolated(any) () -> Void)?)", .handlerHasEffects),
    ("func a(b: @escaping (consuming Ticket) -> Void)", .handlerHasEffects),
    ("func a(b: @escaping (Window) -> Void)", .handlerHasEffects),
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
    ("var a: Point { get }", nil), ("subscript(a: Int) -> Int? { get }", "nil"),
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

  /// What holds them elsewhere, or only looks like it.
  @Test(arguments: [
    ("func a(b: @escaping (borrowing Ticket) -> Bool)", Kind.event(replay: 0)),
    ("func a(b: Ticket.Type)", .event(replay: 0)), ("func a(b: Page)", .event(replay: 0)),
    ("func a(b: @escaping @isolated(any) () -> Int)", .event(replay: 0)),
    (
      "func a(b: borrowing Ticket) -> Bool?",
      .computedAnswer(fallback: .init(expression: "nil", origin: .inferred))
    ),
  ])
  func copyableAllTheSame(_ requirement: String, _ kind: Kind) throws {
    #expect(try classified(requirement).kind == kind)
  }

  // MARK: Unsupported

  @Test(arguments: [
    ("init()", Obstacle.isInitializer), ("subscript(a: Int...) -> Int { get }", .isVariadic),
    ("static subscript(a: Int) -> Int { get }", .isStatic),
    ("subscript(a: Int) -> Self { get }", .returnsSelf),
    ("subscript(a: Self) -> Int { get }", .takesSelf),
    ("subscript(a: Int) -> Int { mutating get }", .isMutating),
    ("var a: Int { mutating get }", .isMutating),
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

  @Test(arguments: [
    ("@available(*, unavailable) func a()", true), ("@available(iOS, unavailable) func a()", false),
    ("@available(*, deprecated) func a()", false), ("@available(iOS 15, *) func a()", false),
  ])
  func unavailable(_ requirement: String, _ expected: Bool) throws {
    let kind = try classified(requirement).kind
    #expect((kind == .unsupported(.isUnavailable)) == expected)
  }

  // MARK: Comments

  @Test func aReplayedEventHasABody() throws {
    let found = try classified(
      "// proxygen:replay 2\n@objc optional func a(b: Int)", attributes: "@objc")
    #expect(found.kind == .event(replay: 2))
    #expect(found.reason == "returns nothing, and is heard from the start to be replayed")
  }

  @Test(arguments: [
    ("func a() -> Int", "asked"), ("func a(done: @escaping () -> Void)", "asked"),
    ("func a()", nil), ("var a: Int { get }", nil),
  ])
  func theEventOfAnAnswer(_ requirement: String, _ expected: String?) throws {
    #expect(try classified("// proxygen:event asked\n\(requirement)").announcement == expected)
  }

  @Test func aKeptSenderIsPayload() throws {
    let found = try classified("// proxygen:keep-sender\nfunc a(_ thing: Thing, b: Int)")
    #expect(found.sender == 0)
    #expect(found.payload == [0, 1])
  }

  @Test func nobodyInterceptsAStandaloneDelegate() throws {
    let fixture = try ProtocolFixture(
      "// proxygen:standalone\n@objc protocol ThingDelegate { @objc optional func a() }")
    #expect(try fixture.onlyRequirement().kind == .event(replay: 0))
    #expect(try fixture.onlyRequirement().reason == "returns nothing, and no proxy intercepts it")
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
}
