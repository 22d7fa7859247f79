import ProtocolModel
import Testing

@testable import ProxyGenerator

struct PresenceRuleTests {
  private func presence(
    _ requirement: String, _ declarations: String = "", attributes: String = ""
  ) throws -> ResolvedRequirement.Presence {
    try ProtocolFixture(
      requirements: requirement, attributes: attributes, inheriting: "Base",
      declarations: "\(attributes) protocol Base: AnyObject {}\n\(declarations)"
    ).onlyRequirement().resolved.presence
  }

  @Test func withoutABody() throws {
    #expect(try presence("func a()") == .required)
    #expect(try presence("@objc optional func a()", attributes: "@objc") == .optional)
    #expect(try presence("@objc optional var a: Int { get }", attributes: "@objc") == .optional)
  }

  @Test(arguments: [
    ("func a()", "func a() {}"), ("func a()", "public func a() {}"),
    ("func a(_ b: Int, c: String)", "func a(_ x: Int, c y: String) {}"),
    ("func a() -> Int", "func a() -> Int { 1 }"), ("func a()", "func a() -> Void {}"),
    ("func a() -> ()", "func a() {}"), ("func a() async throws", "func a() {}"),
    ("func a() throws", "func a() throws {}"), ("func a(b: Name)", "func a(b: String) {}"),
    ("func a(b: Int!)", "func a(b: Int?) {}"),
    ("func a(b: any Sequence)", "func a(b: Sequence) {}"),
    ("static func a()", "static func a() {}"),
    ("init(a: Int)", "init(a: Int) { preconditionFailure() }"),
    ("init?()", "init?() { nil }"),
    ("subscript(a: Int) -> Int { get }", "subscript(b: Int) -> Int { 1 }"),
    ("subscript(a: Int) -> Int { get set }", "subscript(a: Int) -> Int { get { 1 } set {} }"),
    ("var a: Int { get }", "var a: Int { 1 }"),
    ("var a: Int { get }", "var a: Int { get { 1 } set {} }"),
    ("var a: Int { get set }", "var a: Int { get { 1 } set {} }"),
    ("var a: Int { get async throws }", "var a: Int { 1 }"),
  ])
  func aBodyInAnExtension(_ requirement: String, _ member: String) throws {
    for extended in ["ThingDelegate", "Base"] {
      let declarations = "typealias Name = String\nextension \(extended) { \(member) }"
      #expect(try presence(requirement, declarations).name == "defaulted")
    }
  }

  @Test(arguments: [
    // Another member.
    ("func a()", "extension ThingDelegate { func b() {} }"),
    ("func a()", "extension ThingDelegate { func a(_ b: Int) {} }"),
    ("func a(b: Int)", "extension ThingDelegate { func a(b: String) {} }"),
    ("func a(b: Int)", "extension ThingDelegate { func a(c: Int) {} }"),
    ("func a() -> Int", "extension ThingDelegate { func a() -> String { \"\" } }"),
    ("func a() -> Int", "extension ThingDelegate { func a() {} }"),
    ("func a()", "extension ThingDelegate { var a: Int { 1 } }"),
    ("init(a: Int)", "extension ThingDelegate { init(b: Int) { preconditionFailure() } }"),
    ("init()", "extension ThingDelegate { init?() { nil } }"),
    (
      "subscript(a: Int) -> Int { get }",
      "extension ThingDelegate { subscript(a: String) -> Int { 1 } }"
    ),
    (
      "subscript(a: Int) -> Int { get set }",
      "extension ThingDelegate { subscript(a: Int) -> Int { 1 } }"
    ),
    ("var a: Int { get }", "extension ThingDelegate { var a: String { \"\" } }"),
    // It does more than it may, or less than it must.
    ("func a()", "extension ThingDelegate { func a() throws {} }"),
    ("func a()", "extension ThingDelegate { func a() async {} }"),
    ("var a: Int { get }", "extension ThingDelegate { var a: Int { get throws { 1 } } }"),
    ("var a: Int { get set }", "extension ThingDelegate { var a: Int { 1 } }"),
    ("func a()", "extension ThingDelegate { static func a() {} }"),
    ("static func a()", "extension ThingDelegate { func a() {} }"),
    // It isn't always there.
    ("func a()", "extension ThingDelegate where Self: Other { func a() {} }"),
    ("func a()", "#if DEBUG\nextension ThingDelegate { func a() {} }\n#endif"),
    ("func a()", "extension ThingDelegate {\n#if DEBUG\nfunc a() {}\n#endif\n}"),
    ("func a()", "private extension ThingDelegate { func a() {} }"),
    ("func a()", "extension ThingDelegate { fileprivate func a() {} }"),
    ("func a()", "extension Other { func a() {} }"),
  ])
  func noBodyForIt(_ requirement: String, _ declarations: String) throws {
    #expect(try presence(requirement, "protocol Other {}\n\(declarations)") == .required)
  }

  @Test func aBodyUnderTheRequirementsOwnCondition() throws {
    #expect(
      try presence(
        "#if DEBUG\nfunc a()\n#endif", "#if DEBUG\nextension ThingDelegate { func a() {} }\n#endif")
        == .defaulted(.code))
  }

  /// The runtime never finds it.
  @Test func aBodyOfAnObjectiveCProtocolCountsForNothing() throws {
    let body = "extension ThingDelegate { func a() {} }"
    #expect(try presence("func a()", body, attributes: "@objc") == .required)
    #expect(try presence("@objc optional func a()", body, attributes: "@objc") == .optional)
  }

  @Test func theExtensionOfANestedProtocol() throws {
    let fixture = try ProtocolFixture(
      """
      enum Map {
        struct Tile {}
        class View { weak var delegate: Delegate? }
        protocol Delegate: AnyObject { func view(_ view: View, tile: Tile) }
      }
      extension Map.Delegate { func view(_ view: Map.View, tile: Map.Tile) {} }
      """)
    #expect(try fixture.onlyRequirement(of: "Map.Delegate").resolved.presence == .defaulted(.code))
  }

  @Test func whatTheBodyDoes() throws {
    let body = "extension ThingDelegate { func a() -> Int { 44 } }"
    #expect(try presence("func a() -> Int", body) == .defaulted(.literal("44")))
    #expect(
      try presence("func a() -> Int", "extension Base { func a() -> Int { count } }")
        == .defaulted(.code))
    #expect(
      try presence("var a: Int { get }", "extension Base { var a: Int { 4 } }")
        == .defaulted(.literal("4")))
  }

  /// Swift ranks them by what they extend, and builds differ.
  @Test func whichOfTwoBodiesItIsIsSwiftsDecision() throws {
    let bodies =
      "extension ThingDelegate { func a() -> Int { 1 } }\nextension Base { func a() -> Int { 2 } }"
    #expect(try presence("func a() -> Int", bodies) == .defaulted(.code))
  }
}
