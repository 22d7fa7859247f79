import ProtocolModel
import Testing

@testable import ProxyGenerator

struct ParentTypeRuleTests {
  /// A parent that has no property in the inputs is looked at as well.
  @Test(arguments: [
    ("class Thing<A> {}", "it is generic"), ("private class Thing {}", "it is private"),
    ("struct Thing {}", "no class"), ("actor Thing {}", "an actor's property"),
    ("typealias Thing = Int", "no class"),
  ])
  func holdsForNamedParents(_ declaration: String, _ because: String) throws {
    let fixture = try ProtocolFixture(
      declaration, "// proxygen:parent Thing\nprotocol ThingDelegate: AnyObject { func end() }")
    #expect(fixture.rules == ["error unusable-parent"])
    #expect(fixture.messages[0].contains(because), "\(fixture.messages)")
    #expect(fixture.places == ["B.swift:2"])
  }

  @Test func holdsForSenders() throws {
    let fixture = try ProtocolFixture(
      "class Thing<A> {}\nprotocol ThingDelegate: AnyObject { func end(_ thing: Thing<Int>) }")
    #expect(fixture.rules == ["error unusable-parent"])
  }
}
