import Testing

@testable import ProxyGenerator

struct AssumedPropertyTests {
  private func fixture(_ declarations: String, comment: String = "") throws -> ProtocolFixture {
    try ProtocolFixture(
      """
      \(comment)
      protocol DoorDelegate: BaseDelegate { func doorDidOpen(_ door: Door) }
      // proxygen:skip
      protocol BaseDelegate: AnyObject {}
      // proxygen:skip
      protocol OtherDelegate: AnyObject {}
      \(declarations)
      """)
  }

  @Test(arguments: [
    "class Door: NSObject {}", "class Door {}", "class Door: UIView {}",
    "class Wall {}\nclass Door: Wall {}",
    "class Door { weak var delegate: (any OtherDelegate)? }",
    "class Wall { weak var delegate: (any OtherDelegate)? }\nclass Door: Wall {}",
    "class Door { var delegate = 5 }", "class Door { weak var other: (any BaseDelegate)? }",
  ])
  func noSuchProperty(_ declarations: String) throws {
    let fixture = try fixture(declarations)
    #expect(fixture.rules == ["error missing-property"])
    #expect(fixture.messages[0].contains("'Door'"))
    #expect(fixture.protocols.isEmpty)
  }

  /// A superclass that the inputs don't declare may have it.
  @Test(arguments: ["class Door: Unknown {}", "class Wall: Unknown {}\nclass Door: Wall {}", ""])
  func whatIsNotKnownIsAssumed(_ declarations: String) throws {
    let fixture = try fixture(declarations)
    #expect(fixture.rules.isEmpty)
    #expect(try fixture.parentProperty(of: "DoorDelegate") == "Door.delegate")
  }

  @Test(arguments: [
    "class Door { weak var delegate: (any BaseDelegate)? }",
    "class Wall { weak var delegate: (any BaseDelegate)? }\nclass Door: Wall {}",
    "class Wall { weak var delegate: (any BaseDelegate)? }\n"
      + "class Door: Wall { private weak var door: (any DoorDelegate)? }",
  ])
  func aPropertyOfARefinedProtocol(_ declarations: String) throws {
    let fixture = try fixture(declarations)
    #expect(fixture.rules.isEmpty)
    let property = try fixture.parent(of: "DoorDelegate").property
    #expect(property.getter == "object.delegate as? any DoorDelegate")
    #expect(property.setter == "object.delegate = delegate")
  }

  @Test func aPropertyOfARefinement() throws {
    let fixture = try ProtocolFixture(
      """
      class Door { weak var delegate: (any FastDoorDelegate)? }
      protocol DoorDelegate: AnyObject { func doorDidOpen(_ door: Door) }
      protocol FastDoorDelegate: DoorDelegate {}
      """)
    #expect(fixture.rules == ["warning served-by-refinement"])
    #expect(fixture.names == ["FastDoorDelegate"])
  }

  @Test func theAuthorTellsHow() throws {
    let fixture = try fixture(
      "class Door {}",
      comment: "// proxygen:getter object.user\n// proxygen:setter object.use(delegate)")
    #expect(fixture.rules.isEmpty)
  }

  @Test func aClassNamedLikeOneOfFoundationsTypes() throws {
    let fixture = try ProtocolFixture(
      "class Calendar: Unknown {}\nprotocol CalendarDelegate { func a(_ calendar: Calendar) }")
    #expect(try fixture.parentProperty(of: "CalendarDelegate") == "Calendar.delegate")
  }

  @Test func alternativesOfASender() throws {
    let fixture = try ProtocolFixture(
      """
      #if os(iOS)
      class Door: Unknown {}
      #else
      class Door: Unknown {}
      #endif
      protocol DoorDelegate { func doorDidOpen(_ door: Door) }
      """)
    #expect(try fixture.parent(of: "DoorDelegate").conditions.isEmpty)
  }

  /// What Apple's classes hold is named for it.
  @Test(arguments: [
    ("Restoring", "NSUserActivity", true), ("Resizing", "UIScrollView", true),
    ("ActivityDelegate", "NSUserActivity", false), ("Delegate", "NSUserActivity", false),
    ("Restoring", "Activity", false),
    ("Restoring", "FSActivity", false), ("UISearchResultsUpdating", "UISearchController", false),
  ])
  func aProtocolThatIsNoDelegate(_ name: String, _ sender: String, _ isRefused: Bool) throws {
    let text = "@objc protocol \(name): NSObjectProtocol { func restore(_ it: \(sender)) }"
    let fixture = try ProtocolFixture(text, patterns: [name])
    #expect(fixture.rules == (isRefused ? ["error missing-property"] : []))
  }
}
