import ProtocolModel
import Testing

@testable import ProxyGenerator

/// Why a property that holds delegates makes no parent.
struct ParentCandidateTests {
  @Test(arguments: [
    ("struct Thing { var delegate: ThingDelegate? }", "no class"),
    ("enum Thing { static var delegate: ThingDelegate? }", "no class"),
    ("actor Thing { var delegate: ThingDelegate? }", "an actor's property"),
    ("class Thing<A> { weak var delegate: ThingDelegate? }", "it is generic"),
    ("enum Box<A> { class Thing { weak var delegate: ThingDelegate? } }", "it is generic"),
    (
      "class Thing<A> {}\nextension Thing { var delegate: ThingDelegate? { get { nil } set {} } }",
      "it is generic"
    ),
    ("private class Thing { weak var delegate: ThingDelegate? }", "it is private"),
    ("fileprivate class Thing { weak var delegate: ThingDelegate? }", "it is fileprivate"),
    ("private enum Box { class Thing { weak var delegate: ThingDelegate? } }", "it is private"),
    ("class Thing { private weak var delegate: ThingDelegate? }", "the property is private"),
    ("class Thing { fileprivate weak var delegate: ThingDelegate? }", "the property is private"),
    (
      "class Thing {}\nprivate extension Thing { var delegate: ThingDelegate? { get { nil } set {} } }",
      "the property is private"
    ),
    ("class Thing { static weak var delegate: ThingDelegate? }", "the property is static"),
    (
      "class Thing { class var delegate: ThingDelegate? { get { nil } set {} } }",
      "the property is static"
    ),
    ("class Thing { let delegate: ThingDelegate? = nil }", "can't be set"),
    ("class Thing { var delegate: ThingDelegate? { nil } }", "can't be set"),
    ("class Thing { private(set) weak var delegate: ThingDelegate? }", "can't be set"),
    ("class Thing { fileprivate(set) weak var delegate: ThingDelegate? }", "can't be set"),
    ("class Thing { weak var delegate: (ThingDelegate & Extra)? }", "a composition"),
    (
      "typealias Both = ThingDelegate & Extra\nclass Thing { weak var delegate: Both? }",
      "a composition"
    ),
  ])
  func isNoParent(_ parent: String, _ because: String) throws {
    let fixture = try ProtocolFixture(
      "protocol ThingDelegate: AnyObject { func end() }\n\(parent)")
    #expect(fixture.rules == ["error unusable-parent"])
    #expect(fixture.messages[0].contains(because), "\(fixture.messages)")
    #expect(fixture.names == [])
  }

  @Test(arguments: [
    "class Thing { internal(set) public weak var delegate: ThingDelegate? }",
    "class Thing { package weak var delegate: ThingDelegate? }",
    "class Thing { weak var delegate: (ThingDelegate & AnyObject)? }",
    "class Thing {}\npublic extension Thing { var delegate: ThingDelegate? { get { nil } set {} } }",
    "class Box<A> {}\nclass Thing: Box<Int> { weak var delegate: ThingDelegate? }",
  ])
  func isAParent(_ parent: String) throws {
    let fixture = try ProtocolFixture(
      "protocol ThingDelegate: AnyObject { func end() }\n\(parent)")
    #expect(try fixture.parentProperty() == "Thing.delegate")
    #expect(fixture.rules == [])
  }

  @Test func theErrorStandsAtTheProperty() throws {
    let fixture = try ProtocolFixture(
      "protocol ThingDelegate: AnyObject { func end() }",
      "\nstruct A {\nvar delegate: ThingDelegate? }")
    #expect(fixture.places == ["B.swift:3"])
  }
}
