import Testing

@testable import ProxyGenerator

struct LayeredParentRuleTests {
  private func fixture(
    _ parent: String, property: String = "public weak var delegate: (any ThingDelegate)?",
    initializer: String = "public init() {}", more: String = "", module: String? = nil
  ) throws -> LayeredFixture {
    try LayeredFixture(
      """
      \(parent) {
        \(property)
        \(initializer)
      }
      \(more)
      public protocol ThingDelegate: AnyObject { func thingDidOpen(_ thing: Thing) }
      """, module: module)
  }

  @Test func aClassCanBeLayered() throws {
    let fixture = try fixture("public class Thing")
    #expect(fixture.messages.isEmpty)
    #expect(try fixture.subclass().className == "LayeredThing")
    #expect(try fixture.subclass().access == "public ")
    #expect(try fixture.layer().propertyAccess == "public ")
  }

  @Test func openStaysOpen() throws {
    let fixture = try fixture(
      "open class Thing", property: "open weak var delegate: (any ThingDelegate)?")
    #expect(try fixture.subclass().access == "open ")
    #expect(try fixture.layer().propertyAccess == "open ")
  }

  @Test(arguments: [
    ("public final class Thing", "it is final"),
    ("public struct Thing", "this is no class"),
    ("public actor Thing", "an actor's property"),
  ])
  func typesThatCant(_ parent: String, _ reason: String) throws {
    let fixture = try fixture(parent, property: "public var delegate: (any ThingDelegate)?")
    #expect(fixture.subclasses.isEmpty)
    #expect(fixture.messages.first?.contains(reason) ?? false, "\(fixture.messages)")
  }

  @Test(arguments: [
    ("public final weak var delegate: (any ThingDelegate)?", "the property is final"),
    ("public static weak var delegate: (any ThingDelegate)?", "the property is static"),
    ("private weak var delegate: (any ThingDelegate)?", "the property is private"),
  ])
  func propertiesThatCant(_ property: String, _ reason: String) throws {
    let fixture = try fixture("public class Thing", property: property)
    #expect(fixture.subclasses.isEmpty)
    #expect(fixture.messages.first?.contains(reason) ?? false, "\(fixture.messages)")
  }

  @Test func aPropertyOfAnExtensionCant() throws {
    let fixture = try fixture(
      "public class Thing", property: "",
      more: """
        extension Thing {
          var delegate: (any ThingDelegate)? { get { nil } set {} }
        }
        """)
    #expect(fixture.messages.first?.contains("a property of an extension") ?? false)
  }

  @Test(arguments: [
    ("private init() {}", "its initializers are private"),
    ("public init(_ all: Int...) {}", "variadic"),
  ])
  func initializersThatCant(_ initializer: String, _ reason: String) throws {
    let fixture = try fixture("public class Thing", initializer: initializer)
    #expect(fixture.messages.first?.contains(reason) ?? false, "\(fixture.messages)")
  }

  @Test(arguments: [
    ("public class Thing", "public weak var delegate: (any ThingDelegate)?", "it is not open"),
    (
      "open class Thing", "public weak var delegate: (any ThingDelegate)?",
      "the property is not open"
    ),
  ])
  func whatAnotherModuleDeclaresMustBeOpen(
    _ parent: String, _ property: String, _ reason: String
  ) throws {
    let fixture = try fixture(parent, property: property, module: "Things")
    #expect(fixture.messages.first?.contains(reason) ?? false, "\(fixture.messages)")
  }

  @Test func withoutAParentThereIsNothingToLayer() throws {
    let fixture = try LayeredFixture(
      "// proxygen:standalone\npublic protocol LonelyDelegate: AnyObject { func a() }")
    #expect(fixture.subclasses.isEmpty)
    #expect(fixture.diagnostics.map(\.severity) == [.warning])
  }
}
