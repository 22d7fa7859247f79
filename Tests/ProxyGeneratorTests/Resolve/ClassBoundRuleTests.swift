import Testing

@testable import ProxyGenerator

struct ClassBoundRuleTests {
  @Test(arguments: [
    ("protocol ThingDelegate: AnyObject", true), ("protocol ThingDelegate: class", true),
    ("protocol ThingDelegate: NSObjectProtocol", true), ("protocol ThingDelegate: NSObject", true),
    ("@objc protocol ThingDelegate", true), ("protocol ThingDelegate: Base", true),
    ("protocol ThingDelegate: AnyObject & Sendable", true),
    ("protocol ThingDelegate: Swift.AnyObject", true), ("protocol ThingDelegate: Bound", true),
    ("protocol ThingDelegate where Self: AnyObject", true),
    ("protocol ThingDelegate: UITableViewDataSource", true),
    ("protocol ThingDelegate: CLLocationManagerDelegate", true),
    ("protocol ThingDelegate: UIOwnDelegate", false), ("protocol ThingDelegate: UIThing", false),
    ("protocol ThingDelegate: JTMapDelegate", false),
    ("protocol ThingDelegate", false), ("protocol ThingDelegate: Sendable", false),
    ("protocol ThingDelegate: Loose", false),
  ])
  func isClassBound(_ head: String, _ expected: Bool) throws {
    let fixture = try ProtocolFixture(
      """
      class Thing { var delegate: ThingDelegate? }
      protocol Base: Root {}
      protocol Root: AnyObject {}
      protocol Loose {}
      protocol UIOwnDelegate {}
      typealias Bound = AnyObject & Loose
      \(head) { func a() }
      """)
    #expect(try fixture.resolved().isClassBound == expected)
  }

  @Test(arguments: [
    ("NSObjectProtocol", true), ("NSObject", true), ("Base", true), ("AnyObject", false),
    ("AnyObject & NSObjectProtocol", true), ("ObjectiveC.NSObjectProtocol", true),
  ])
  func answersRespondsTo(_ inherited: String, _ expected: Bool) throws {
    let fixture = try ProtocolFixture(
      requirements: "func a()", inheriting: inherited,
      declarations: "protocol Base: NSObjectProtocol {}")
    #expect(try fixture.resolved().isNSObjectProtocol == expected)
  }
}
