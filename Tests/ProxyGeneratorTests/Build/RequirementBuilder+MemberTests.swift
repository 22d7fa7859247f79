import ProtocolModel
import Testing

@testable import ProxyGenerator

struct RequirementBuilderMemberTests {
  private func builder(
    _ requirements: String, attributes: String = "", at index: Int = 0
  ) throws -> RequirementBuilder {
    let fixture = try ProtocolFixture(
      requirements: requirements, attributes: attributes, declarations: "struct Point {}")
    return try RequirementBuilderTests.builder(fixture, index)
  }

  @Test(arguments: [
    ("@objc optional func a()", "@objc", "rx/member-interceptable-event"),
    ("func a()", "", "rx/member-event"),
    ("func a() -> Int", "", "rx/member-responder"),
    ("var a: Int { get }", "", "rx/member-responder"),
    ("func a(done: @escaping () -> Void)", "", "rx/member-responder"),
  ])
  func template(_ requirement: String, _ attributes: String, _ expected: String) throws {
    #expect(
      try builder(requirement, attributes: attributes).memberContexts.first?.template == expected)
  }

  @Test(arguments: ["func a<T>(b: T)", "static func a()", "// proxygen:skip\nfunc a()"])
  func nothingToShow(_ requirement: String) throws {
    #expect(try builder(requirement).memberContexts.first == nil)
  }

  @Test func whatItShows() throws {
    let member = try #require(
      try builder(
        "/// Ends.\n///\n/// For good.\n@available(iOS 15, *) func thingDidEnd(_ thing: Thing)"
      )
      .memberContexts.first)
    #expect(member.name == "didEnd")
    #expect(member.message == "thingDidEnd(_:)")
    #expect(member.documentation == ["", " Ends.", "", " For good."])
    #expect(member.attributes == ["@available(iOS 15, *)"])
    #expect(member.storage == "didEndSubject")
    #expect(member.accessor == "delegate")
    #expect(member.forwardee == "the delegate given to `setDelegate`")
    #expect(member.element == nil)
    #expect(!member.isGated)
  }

  @Test func anInterceptableEventIsCast() throws {
    let member = try #require(
      try builder("@objc optional func a(_ thing: Thing, b: Int)", attributes: "@objc")
        .memberContexts.first)
    #expect(member.element == "try castOrThrow(Int.self, $0[1])")
    #expect(member.selector == "(any ThingDelegate).a(_:b:)")
  }

  @Test(arguments: [
    ("func a() -> Int?", ".some(answer)"), ("func a() -> Int!", ".some(answer)"),
    ("func a() -> Int", "answer"),
    ("func a(_ b: String) -> Int?", "answer"),
  ])
  func whatTheRelayOfAnOptionalOneAccepts(_ requirement: String, _ expected: String) throws {
    let member = try builder("@objc optional \(requirement)", attributes: "@objc").memberContexts
      .first
    #expect(member?.accepted == expected)
    #expect(member?.isGated == true)
  }

  // MARK: Selectors and gates

  /// The full name alone would be ambiguous.
  @Test(arguments: [
    ("func a(_ b: Int, c: String!)", "((Int, String?) -> Void)?"),
    ("func a(_ b: inout Int, c: Int) -> Int", "((inout Int, Int) -> Int)?"),
    ("func a(_ b: @escaping () -> Void, c: Int)", "((@escaping () -> Void, Int) -> Void)?"),
    ("func a(_ b: Int, c: Int) async throws -> String!", "((Int, Int) async throws -> String?)?"),
  ])
  func selectorOfANamesake(_ requirement: String, _ type: String) throws {
    let builder = try builder(
      "@objc(x:) optional \(requirement)\n@objc(y:) optional func a(_ b: Int, c: Node)",
      attributes: "@objc")
    #expect(builder.selector == "(any ThingDelegate).a(_:c:) as (any ThingDelegate) -> \(type)")
  }

  @Test func selectorOfARequiredNamesake() throws {
    let builder = try builder(
      "func a(_ b: Int)\n@objc optional func a(_ b: String)", attributes: "@objc")
    #expect(
      builder.selector == "(any ThingDelegate).a(_:) as (any ThingDelegate) -> ((Int) -> Void)")
  }

  @Test(arguments: [
    ("func a(_ b: Point)", "aSubject", true), ("func a() -> Int", "aRelay", false),
    ("func a(done: @escaping () -> Void)", "aRelay", false),
  ])
  func gate(_ requirement: String, _ storage: String, _ isSubject: Bool) throws {
    let found = try builder("@objc optional \(requirement)", attributes: "@objc").gateCase
    #expect(found?.storage == [.init(name: storage, isSubject: isSubject, hasClosure: false)])
    #expect(found?.selector.hasPrefix("(any ThingDelegate).a") ?? false)
  }

  @Test(arguments: [
    ("func a(_ b: Point)", ""), ("func a() -> Int", "@objc"), ("@objc optional func a()", "@objc"),
  ])
  func noGate(_ requirement: String, _ attributes: String) throws {
    #expect(try builder(requirement, attributes: attributes).gateCase == nil)
  }
}
