import Testing

@testable import ProxyGenerator

struct LayerBuilderTests {
  private func layer(
    _ property: String = "public weak var delegate: (any ThingDelegate)?",
    parent: String = "public class Thing", attributes: String = "",
    inheriting: String = "AnyObject", requirement: String = "func thingDidOpen(_ thing: Thing)",
    more: String = ""
  ) throws -> LayerContext {
    try LayeredFixture(
      """
      \(parent) {
        \(property)
        public init() {}
      }
      \(attributes) public protocol ThingDelegate: \(inheriting) {
        \(requirement)
      }
      \(more)
      """
    ).layer()
  }

  @Test func aParentInSwiftReadsTheInnerDelegate() throws {
    #expect(try layer().readsOuter == false)
    #expect(try layer().value == "super.delegate")
    #expect(try layer(attributes: "@objc").readsOuter == false)
  }

  @Test func aForeignParentReadsTheOuterOne() throws {
    let fixture = try LayeredFixture(
      """
      @objc public protocol UIThingViewDelegate: NSObjectProtocol {
        @objc optional func thingViewDidOpen(_ view: UIThingView)
      }
      """)
    #expect(try fixture.layer().readsOuter)
    #expect(try fixture.layer().value == "outerDelegate")
    #expect(try fixture.layer().isRemembered)
    #expect(try fixture.subclass().className == "LayeredThingView")
    #expect(try fixture.subclass().isolation == "@MainActor ")
  }

  @Test(arguments: [
    ("public weak var delegate: (any ThingDelegate)?", "weak "),
    ("public unowned var delegate: any ThingDelegate", "weak "),
    ("public var delegate: (any ThingDelegate)?", ""),
  ])
  func ownershipIsThatOfTheProperty(_ property: String, _ ownership: String) throws {
    #expect(try layer(property).ownership == ownership)
  }

  /// What nobody knows of a framework's protocol may ask for one, as may what every `NSObject` is.
  @Test(arguments: [
    ("AnyObject", false), ("AnyObject, Hashable", true), ("NSObjectProtocol", true),
    ("AnyObject, Flying", true),
  ])
  func theInnerDelegateIsAnObject(_ inheriting: String, _ expected: Bool) throws {
    let layer = try layer(inheriting: inheriting, more: "import Sky")
    #expect(layer.isNSObject == expected)
    #expect(layer.innerInheritance == (expected ? ": NSObject" : ""))
  }

  @Test func structsAreComparedAsObjects() throws {
    let layer = try layer(
      "public var delegate: (any ThingDelegate)?", inheriting: "Sendable")
    #expect(layer.newIdentity == "(newValue as AnyObject)")
    #expect(layer.ownership == "")
  }

  @Test func aParentMayBeItsOwnDelegate() throws {
    #expect(try layer().ignoresSelf)
    #expect(
      try layer(
        parent: "public class Thing: ThingDelegate",
        requirement: "func thingDidOpen(_ thing: Thing)"
      ).ignoresSelf == false)
  }

  @Test func aTypeOfTheInputsKeepsItsName() throws {
    #expect(try layer().innerClass == "InnerDelegate")
    #expect(try layer(more: "enum InnerDelegate {}").innerClass == "InnerDelegateObject")
  }

  @Test(arguments: [
    ("@MainActor public class Thing", "@MainActor", ""),
    ("@MainActor public class Thing", "", "@preconcurrency "), ("public class Thing", "", ""),
    ("public class Thing", "@MainActor", ""),
  ])
  func isolationIsCheckedWhereTheProtocolPromisesLess(
    _ parent: String, _ attributes: String, _ prefix: String
  ) throws {
    #expect(try layer(parent: parent, attributes: attributes).conformancePrefix == prefix)
  }

  @Test(arguments: [
    ("protocol Base { func a() }; @MainActor", "func b()", false),
    ("@MainActor protocol Base { func a() };", "func b()", true),
    ("@MainActor protocol Base { func a() };", "@MainActor func b()", false),
    ("@MainActor protocol Base { func a() };", "nonisolated func b()", false),
    ("@MainActor protocol Base { func a() };", "", false),
  ])
  func isolationMayBeInherited(_ base: String, _ requirement: String, _ expected: Bool) throws {
    let layer = try LayeredFixture(
      """
      @MainActor open class Thing {
        open weak var delegate: (any ThingDelegate)?
        public init() {}
      }
      \(base) public protocol ThingDelegate: AnyObject, Base {
        \(requirement)
      }
      """
    ).layer()
    #expect(layer.inheritsIsolation == expected)
  }
}
