import ProtocolModel
import Testing

@testable import ProxyGenerator

struct InheritedProtocolsTests {
  private static let parent = "class Thing { weak var delegate: ThingDelegate? }"

  private func names(_ texts: String...) throws -> [String] {
    let files = try texts.enumerated().map {
      try ProtocolFixture.file($1, path: "\($0).swift")
    }
    let fixture = ProtocolFixture(files: [try ProtocolFixture.file(Self.parent, path: "T")] + files)
    #expect(fixture.rules == [])
    return try fixture.named().classified.requirements.map(\.requirement.fullName)
  }

  @Test func inheritedOnesComeFirst() throws {
    #expect(
      try names(
        "protocol ThingDelegate: Base { func c() }", "protocol Base: Root { func b() }",
        "protocol Root: AnyObject { func a() }") == ["a()", "b()", "c()"])
  }

  @Test func aDiamondIsInheritedOnce() throws {
    #expect(
      try names(
        """
        protocol ThingDelegate: Left, Right { func d() }
        protocol Left: Root { func b() }
        protocol Right: Root { func c() }
        protocol Root { func a() }
        """) == ["a()", "b()", "c()", "d()"])
  }

  @Test func aCycleEnds() throws {
    #expect(
      try names(
        "protocol ThingDelegate: Base { func b() }\nprotocol Base: ThingDelegate { func a() }")
        == ["a()", "b()"])
  }

  @Test(arguments: [
    ": Base & Extra", ": Both", ": Map.Both", ": AnyObject & Base, Extra",
    " where Self: Base, Self: Extra",
    " where Self: Base & Extra", ": @preconcurrency Base, Extra",
  ])
  func everyWayToInherit(_ clause: String) throws {
    #expect(
      try Set(
        names(
          """
          protocol ThingDelegate\(clause) { func c() }
          protocol Base { func a() }
          protocol Extra { func b() }
          typealias Both = Base & Extra
          enum Map { typealias Both = Base & Extra }
          """)) == ["a()", "b()", "c()"])
  }

  @Test func looksUpFromTheInside() throws {
    let fixture = try ProtocolFixture(
      """
      protocol Base { func outer() }
      enum Map {
        protocol Base { func inner() }
        protocol Delegate: Base {}
        class View { weak var delegate: Delegate? }
      }
      """)
    #expect(try fixture.onlyRequirement(of: "Map.Delegate").requirement.fullName == "inner()")
    #expect(try fixture.onlyRequirement(of: "Map.Delegate").resolved.origin == "Map.Base")
  }

  /// What is declared again counts as it stands nearest to the protocol, comments included.
  @Test func theNearestDeclarationCounts() throws {
    let fixture = try ProtocolFixture(
      """
      \(Self.parent)
      protocol ThingDelegate: Base {
        // proxygen:name mine
        func a()
      }
      protocol Base: AnyObject {
        func a()
        func a(_ b: Int)
      }
      """)
    #expect(try fixture.named().members == ["a", "mine"])
    #expect(try fixture.requirement("a()").resolved.origin == "ThingDelegate")
  }

  @Test func whatOneDeclarationRequiresStaysRequired() throws {
    let fixture = try ProtocolFixture(
      """
      \(Self.parent)
      @objc protocol ThingDelegate: Base { @objc optional func a() }
      @objc protocol Base { func a() }
      """)
    #expect(try fixture.onlyRequirement().resolved.presence == .required)
  }

  @Test(arguments: ["Unknown", "UIScrollViewDelegate", "Module.Unknown", "UITraitEnvironment"])
  func anUnknownOneIsSaid(_ name: String) throws {
    let fixture = try ProtocolFixture(
      "\(Self.parent)\nprotocol ThingDelegate: \(name) { func a() }")
    #expect(fixture.rules == ["warning unknown-inherited-protocol"])
    #expect(fixture.messages[0].contains("'\(name)'"))
    #expect(fixture.names == ["ThingDelegate"])
  }

  @Test(arguments: [
    "AnyObject", "class", "NSObjectProtocol", "NSObject", "Sendable", "Hashable", "Swift.AnyObject",
    "ObjectiveC.NSObjectProtocol", "CustomStringConvertible", "AnyObject & Sendable",
  ])
  func someAskNothing(_ name: String) throws {
    let fixture = try ProtocolFixture(
      "\(Self.parent)\nprotocol ThingDelegate: \(name) { func a() }")
    #expect(fixture.rules == [])
  }

  @Test(arguments: [
    ": Base", ": UIViewController", ": Alias", " where Self: Base", ": AnyObject & Base", ": Inner",
  ])
  func aClassIsAnError(_ clause: String) throws {
    let fixture = try ProtocolFixture(
      """
      \(Self.parent)
      class Base {}
      typealias Alias = Base
      protocol Inner: Base {}
      protocol ThingDelegate\(clause) { func a() }
      """)
    #expect(fixture.rules == ["error class-constraint"])
  }
}
