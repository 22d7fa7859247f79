import ProtocolModel
import Testing

@testable import ProxyGenerator

struct FamilyRequirementsTests {
  private func fixture(
    _ own: String, _ inherited: String, attributes: String = "@objc"
  ) throws -> ProtocolFixture {
    try ProtocolFixture(
      requirements: own, attributes: attributes, inheriting: "Base",
      declarations: """
        \(attributes) protocol Base: AnyObject { \(inherited) }
        typealias Count = Int
        class Item: NSObject {}
        class Part: Item {}
        """)
  }

  @Test(arguments: [
    ("@objc optional func a(_ b: Part)", "@objc optional func a(_ b: Item)"),
    ("@objc optional func a(_ b: Item)", "@objc optional func a(_ b: Item?)"),
    ("@objc optional func a() -> Part", "@objc optional func a() -> Item"),
    ("@objc optional var a: Part { get }", "@objc optional var a: Item { get }"),
  ])
  func otherTypesMakeNoOtherMethod(_ own: String, _ inherited: String) throws {
    let found = try fixture(own, inherited).resolved().requirements
    #expect(found.map(\.isRedeclared) == [true])
    #expect(found.map(\.origin) == ["ThingDelegate"])
  }

  @Test(arguments: [
    ("@objc optional func a(_ b: Int)", "@objc optional func a(_ b: Int)", "@objc", 1),
    ("@objc optional func a(_ b: Int)", "@objc optional func a(_ b: Count)", "@objc", 1),
    ("func a(_ b: Int)", "@objc optional func a(_ b: Count)", "@objc", 1),
    ("@objc(one:) func a(_ b: Item)", "@objc(other:) func a(_ b: Part)", "@objc", 2),
    ("@objc optional func a(_ b: Item)", "@objc optional func a(c: Item)", "@objc", 2),
    ("func a(_ b: Item)", "func a(_ b: Part)", "", 2),
  ])
  func theSameOrAnotherMethodIsNone(
    _ own: String, _ inherited: String, _ attributes: String, _ count: Int
  ) throws {
    let found = try fixture(own, inherited, attributes: attributes).resolved().requirements
    #expect(found.count == count)
    #expect(found.allSatisfy { !$0.isRedeclared })
  }

  @Test(arguments: [
    ("@objc optional func a(_ b: Item)", "func a(_ b: Part)"),
    ("func a(_ b: Item)", "@objc optional func a(_ b: Part)"),
    ("func a() -> Part", "func a() -> Item"), ("var a: Part { get }", "var a: Item { get }"),
  ])
  func noClassHasBoth(_ own: String, _ inherited: String) throws {
    let fixture = try fixture(own, inherited)
    #expect(fixture.rules == ["error redeclared-requirement"])
    #expect(fixture.messages[0].contains("in 'ThingDelegate' and another in 'Base'"))
  }

  /// Where nothing says that it is one of Objective-C.
  @Test(arguments: ["NSObjectProtocol", "AnyObject"])
  func aModuleOfObjectsIsOfObjectiveC(_ root: String) throws {
    let text = """
      public protocol Base: \(root) { func a(_ b: Item) }
      public protocol ThingDelegate: Base { func a(_ b: Part) }
      open class Item: NSObject {}
      open class Part: Item {}
      open class Thing: NSObject { weak open var delegate: (any ThingDelegate)? }
      """
    let ofModule = ProtocolFixture(files: [try ProtocolFixture.file(text, module: "Things")])
    let isOfObjects = root == "NSObjectProtocol"
    #expect(ofModule.rules == (isOfObjects ? ["error redeclared-requirement"] : []))
    #expect(ProtocolFixture(files: [try ProtocolFixture.file(text)]).rules.isEmpty)
  }

  @Test func whatIsRequiredAnywhereIsRequired() throws {
    for (own, inherited) in [
      ("@objc optional func a(_ b: Int)", "func a(_ b: Count)"),
      ("func a(_ b: Int)", "@objc optional func a(_ b: Count)"),
    ] {
      let found = try fixture(own, inherited).resolved().requirements
      #expect(found.map(\.presence) == [.required])
    }
  }

  @Test func theRuntimeHearsWhatNoMethodCanBe() throws {
    let event = try fixture(
      "@objc optional func a(_ b: Part)", "@objc optional func a(_ b: Item)")
    #expect(try event.named().classified.requirements.map(\.kind) == [.interceptableEvent])
    let answer = try fixture(
      "@objc optional func a(_ b: Part) -> Int", "@objc optional func a(_ b: Item) -> Int")
    #expect(answer.rules == ["warning forwarded-only"])
  }

  @Test func whatIsSettableAnywhereIsSettable() throws {
    for (own, inherited) in [("get", "get set"), ("get set", "get"), ("get", "get")] {
      let found = try fixture(
        "var a: Int { \(own) }", "var a: Int { \(inherited) }", attributes: ""
      ).resolved().requirements
      #expect(found.map(\.requirement.property?.isSettable) == [(own + inherited).contains("set")])
    }
  }
}
