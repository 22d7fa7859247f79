import Testing

@testable import ProxyGenerator

struct HookRuleTests {
  @Test(arguments: [
    ("@objc optional func a() -> Kind", "nothing is known that answers"),
    ("@objc optional func a(b: @escaping (Kind) -> Void)", "nothing is known that answers"),
    ("@objc optional func a() async", "it has effects"),
    ("func a(b: inout Int) -> Int", "'b' can't be handed to both"),
  ])
  func noHook(_ requirement: String, _ reason: String) throws {
    let fixture = try LayeredFixture(requirement: requirement, attributes: "@objc")
    #expect(try fixture.layer().hooks.isEmpty)
    #expect(fixture.messages.count == 1)
    #expect(fixture.messages.first?.contains(reason) ?? false)
  }

  @Test(arguments: [
    "func a(b: inout Int)", "func a(b: UnsafeMutablePointer<Int>)", "func a(b: () -> Void)",
  ])
  func whatEndsWithTheCallIsHeardInIt(_ requirement: String) throws {
    let fixture = try LayeredFixture(requirement: requirement)
    #expect(try fixture.layer().hooks.count == 1)
    #expect(fixture.messages.isEmpty)
  }

  @Test func othersAreForwardedWithAWarning() throws {
    let fixture = try LayeredFixture(requirement: "func a<Item>(b: Item)")
    #expect(try fixture.layer().hooks.isEmpty)
    #expect(try fixture.witness().template == "layered/witness-forward")
    #expect(fixture.messages.count == 1)
  }
}
