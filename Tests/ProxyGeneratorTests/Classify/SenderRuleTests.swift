import ProtocolModel
import Testing

@testable import ProxyGenerator

struct SenderRuleTests {
  private func sender(_ requirement: String, of parent: String) throws -> Int? {
    let file = try ProtocolFixture.file("protocol P { \(requirement) }")
    let method = try #require(file.protocols.first?.requirements.first?.method)
    let resolved = Parent(
      type: parent, origin: .property,
      property: DelegateProperty(name: "delegate", type: nil, parts: [], getter: "", setter: ""),
      accessLevel: nil, globalActor: nil, conditions: [], superclasses: ["Base", "NSObject"],
      conformances: ["Playing"], mayConform: false)
    return SenderRule(parent: resolved).sender(in: method.parameters)
  }

  @Test(arguments: [
    ("func a(_ thing: Thing)", 0), ("func a(b: Int, _ thing: Thing)", 1),
    ("func a(b: Int, thing: Thing)", 1), ("func a(thing: Thing, _ other: Thing)", 1),
    ("func a(_ thing: Thing, _ other: Thing)", 0), ("func a(_ thing: Thing?)", 0),
    ("func a(_ thing: Thing!)", 0), ("func a(_ thing: Optional<Thing>)", 0),
    ("func a(_ base: Base)", 0), ("func a(_ thing: Module.Thing)", 0),
    ("func a(_ thing: Thing<Int>)", 0), ("func a(_ object: NSObject, _ thing: Thing)", 0),
    ("func a(_ things: [Thing])", nil), ("func a(_ things: Thing...)", nil),
    ("func a(_ other: Other)", nil), ("func a(_ make: () -> Thing)", nil), ("func a()", nil),
  ])
  func byType(_ requirement: String, _ expected: Int?) throws {
    #expect(try sender(requirement, of: "Thing") == expected)
  }

  @Test(arguments: [
    ("func a(_ camera: Map.Camera)", 0), ("func a(_ camera: Camera)", 0),
    ("func a(_ map: Map)", nil), ("func a(_ camera: XCamera)", nil),
  ])
  func ofANestedParent(_ requirement: String, _ expected: Int?) throws {
    #expect(try sender(requirement, of: "Map.Camera") == expected)
  }
}
