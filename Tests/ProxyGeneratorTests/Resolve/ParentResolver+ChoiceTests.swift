import ProtocolModel
import Testing

@testable import ProxyGenerator

/// How the property is set, and which parent it is when there are several.
struct ParentResolverChoiceTests {
  private static let delegate = "protocol ThingDelegate: AnyObject { func thingDidEnd() }"

  // MARK: Other ways to set the property

  @Test(arguments: [
    ("weak var delegate: ThingDelegate?", "", "object.delegate = delegate"),
    ("weak var `default`: ThingDelegate?", "", "object.`default` = delegate"),
    (
      "private(set) weak var delegate: ThingDelegate?; func setDelegate(_ delegate: ThingDelegate?) {}",
      "", "object.setDelegate(delegate)"
    ),
    (
      "private(set) weak var delegate: ThingDelegate?",
      "// proxygen:setter object.attach(delegate)", "object.attach(delegate)"
    ),
  ])
  func setter(_ members: String, _ comment: String, _ expected: String) throws {
    let fixture = try ProtocolFixture("class Thing { \(members) }\n\(comment)\n\(Self.delegate)")
    #expect(try fixture.parent().property.setter == expected)
    #expect(fixture.rules == [])
    let isPlain = expected == "object.delegate = delegate"
    #expect(try fixture.parent().mayConform == isPlain)
  }

  @Test(arguments: [
    "func setDelegate(_ delegate: ThingDelegate) {}",
    "func setDelegate(to delegate: ThingDelegate?) {}",
    "private func setDelegate(_ delegate: ThingDelegate?) {}",
    "func attach(_ delegate: ThingDelegate?) {}",
    "func setDelegate(_ delegate: ThingDelegate?, queue: Int) {}",
  ])
  func noSetter(_ method: String) throws {
    let fixture = try ProtocolFixture(
      "class Thing { private(set) weak var delegate: ThingDelegate?; \(method) }\n\(Self.delegate)")
    #expect(fixture.rules == ["error unusable-parent"])
    #expect(fixture.messages[0].contains("proxygen:setter"))
  }

  @Test func aGetterByComment() throws {
    let fixture = try ProtocolFixture(
      "class Thing { weak var delegate: ThingDelegate? }\n// proxygen:getter object.current\n\(Self.delegate)"
    )
    #expect(try fixture.parent().property.getter == "object.current")
    #expect(try !fixture.parent().mayConform)
  }

  @Test func withoutAParent() throws {
    let fixture = try ProtocolFixture(
      """
      // proxygen:standalone
      protocol ThingDelegate: AnyObject { func thingDidEnd(_ thing: Thing) }
      class Thing { weak var delegate: ThingDelegate? }
      """)
    let parent = try fixture.parent()
    #expect(parent.origin == .none)
    #expect(parent.type == "Thing")
    #expect(!parent.mayConform)
    #expect(try fixture.onlyRequirement().sender == 0)
  }

  // MARK: Several

  @Test(arguments: [
    // Named like the protocol.
    (
      "class Other { weak var delegate: ThingDelegate? }\nclass Thing { weak var listener: ThingDelegate? }",
      "Thing.listener"
    ),
    // The property has the usual name.
    (
      "class Thing { weak var spare: ThingDelegate?; weak var delegate: ThingDelegate? }",
      "Thing.delegate"
    ),
    // The methods pass it.
    (
      "class Other { weak var delegate: ThingDelegate? }\nclass Gear { weak var listener: ThingDelegate? }",
      "Gear.listener"
    ),
    // The only one that can be a parent.
    (
      "struct Thing { var delegate: ThingDelegate? }\nclass Other { weak var delegate: ThingDelegate? }",
      "Other.delegate"
    ),
    (
      "class Thing { private weak var delegate: ThingDelegate? }\nclass Other { weak var spare: ThingDelegate? }",
      "Other.spare"
    ),
    (
      "class Thing<A> { weak var delegate: ThingDelegate? }\nclass Other { weak var delegate: ThingDelegate? }",
      "Other.delegate"
    ),
    (
      "private class Thing { weak var delegate: ThingDelegate? }\nclass Other { weak var delegate: ThingDelegate? }",
      "Other.delegate"
    ),
    (
      "class Thing { weak var delegate: (ThingDelegate & P)? }\nclass Other { weak var delegate: ThingDelegate? }",
      "Other.delegate"
    ),
  ])
  func theLikeliest(_ parents: String, _ expected: String) throws {
    let fixture = try ProtocolFixture(
      "protocol ThingDelegate: AnyObject { func geared(_ gear: Gear) }\n\(parents)")
    #expect(try fixture.parentProperty() == expected)
    #expect(fixture.rules == [])
  }

  @Test func theTypeAroundTheProtocolAndTheNestedSenderAreLikely() throws {
    let fixture = try ProtocolFixture(
      """
      class Map {
        weak var listener: Delegate?
        protocol Delegate: AnyObject { func end() }
      }
      class Other { weak var delegate: Map.Delegate? }
      enum Town {
        class Car { weak var one: CarsDelegate? }
        class Bus { weak var two: CarsDelegate? }
        protocol CarsDelegate: AnyObject { func carDidStop(_ car: Car) }
      }
      """)
    #expect(try fixture.parentProperty(of: "Map.Delegate") == "Map.listener")
    #expect(try fixture.parentProperty(of: "Town.CarsDelegate") == "Town.Car.one")
  }

  @Test(arguments: [
    (
      "class A { weak var delegate: ThingDelegate? }\nclass B { weak var delegate: ThingDelegate? }",
      ["'A.delegate'", "'B.delegate'", "proxygen:parent TYPE"]
    ),
    (
      "class A { weak var one: ThingDelegate?; weak var two: ThingDelegate? }",
      ["'A.one'", "'A.two'", "proxygen:property NAME"]
    ),
  ])
  func aTieIsAnError(_ parents: String, _ expected: [String]) throws {
    let fixture = try ProtocolFixture("\(Self.delegate)\n\(parents)")
    #expect(fixture.rules == ["error ambiguous-parent"])
    #expect(fixture.names == [])
    for part in expected { #expect(fixture.messages[0].contains(part)) }
  }

  /// Objects of the subclass are the superclass's, too.
  @Test func anOverrideIsNoOtherParent() throws {
    let fixture = try ProtocolFixture(
      """
      class Base { weak var delegate: ThingDelegate? }
      class Sub: Base { override weak var delegate: ThingDelegate? { didSet {} } }
      class Leaf: Sub { override weak var delegate: ThingDelegate? { didSet {} } }
      \(Self.delegate)
      """)
    #expect(try fixture.parentProperty() == "Base.delegate")
  }

  @Test func aProxyForEachParentThatIsNamed() throws {
    let fixture = try ProtocolFixture(
      """
      class A { weak var delegate: ThingDelegate? }
      class B { weak var delegate: ThingDelegate? }
      class C { weak var delegate: ThingDelegate? }
      // proxygen:parent A
      // proxygen:parent C
      \(Self.delegate)
      """)
    #expect(fixture.protocols.map(\.classified.resolved.parent.type) == ["A", "C"])
    #expect(fixture.protocols.map(\.classified.resolved.isShared) == [true, true])
    #expect(Set(fixture.protocols.map(\.proxy)).count == 2)
    #expect(fixture.rules == [])
  }

  @Test func aProtocolIsNoParent() throws {
    let fixture = try ProtocolFixture(
      "protocol Playing {}\n// proxygen:parent Playing\n\(Self.delegate)")
    #expect(fixture.rules == ["error unusable-parent"])
    #expect(fixture.messages[0].contains("it is a protocol"))
  }
}
