import Foundation
import Testing

@testable import ProxyGenerator

struct ProxyFamiliesTests {
  private let scroller = """
    class Scroller: NSObject { weak var delegate: (any ScrollerDelegate)? }
    protocol ScrollerDelegate: AnyObject { func a(); func b() -> Int }
    """
  private let grid = """
    class Grid: Scroller {}
    protocol GridDelegate: ScrollerDelegate { func gridDidEnd(_ grid: Grid); func a() }
    """

  private func named(_ texts: String...) throws -> [NamedProtocol] {
    try ProtocolFixture(texts.joined(separator: "\n")).protocols
  }

  @Test func aRefinementIsASubclass() throws {
    let protocols = try named(scroller, grid)
    #expect(protocols.map(\.proxy) == ["RxScrollerDelegateProxy", "RxGridDelegateProxy"])
    #expect(protocols.map(\.file) == ["RxScrollerDelegateProxy", "RxScrollerDelegateProxy"])
    #expect(protocols[0].base == nil)
    #expect(protocols[0].refinements.map(\.proxy) == ["RxGridDelegateProxy"])
    #expect(protocols[0].refinements.map(\.parent) == ["grid"])
    let base = try #require(protocols[1].base)
    #expect(base.proxy == "RxScrollerDelegateProxy")
    #expect(base.parent == "scroller")
    #expect(base.forwardingMethod == "forwardToGridDelegate")
    #expect(base.requirements.map(\.requirement.fullName) == ["a()", "b()"])
    #expect(protocols[1].classified.requirements.map(\.requirement.fullName) == ["gridDidEnd(_:)"])
    #expect(protocols[1].proxyAccessor == "gridDelegateProxy")
  }

  /// As Objective-C frameworks declare them.
  @Test func aPropertyOfTheRefinedType() throws {
    let grid = """
      class Grid: Scroller { weak var delegate: (any GridDelegate)? }
      protocol GridDelegate: ScrollerDelegate { func gridDidEnd() }
      """
    #expect(try named(scroller, grid)[1].base?.proxy == "RxScrollerDelegateProxy")
  }

  @Test func aRefinementMayBeNewer() throws {
    let grid = """
      @available(iOS 26, *) class Grid: Scroller {}
      @available(iOS 26, *) protocol GridDelegate: ScrollerDelegate { func gridDidEnd(_ grid: Grid) }
      """
    let scroller = scroller.replacingOccurrences(
      of: "protocol", with: "@available(iOS 15, *) protocol")
    let refinement = try #require(try named(scroller, grid)[0].refinements.first)
    #expect(refinement.availability.map(\.text) == ["@available(iOS 26, *)"])
    let sameAge = grid.replacingOccurrences(of: "26", with: "15")
    #expect(try named(scroller, sameAge)[0].refinements.first?.availability == [])
  }

  @Test func severalSteps() throws {
    let day = """
      class Month: Grid {}
      protocol MonthDelegate: GridDelegate { func monthDidEnd(_ month: Month) }
      """
    let protocols = try named(scroller, grid, day)
    #expect(
      protocols.map(\.base?.proxy) == [nil, "RxScrollerDelegateProxy", "RxGridDelegateProxy"])
    #expect(protocols[0].refinements.map(\.parent) == ["grid", "month"])
    #expect(protocols[1].refinements.isEmpty)
    #expect(protocols[2].base?.requirements.count == 3)
  }

  @Test(arguments: [
    // Another property, no refinement, no subclass, an object of its own, several parents.
    "class Grid: Scroller { weak var gridDelegate: (any GridDelegate)? }\nprotocol GridDelegate: ScrollerDelegate {}",
    "class Grid: Scroller { weak var delegate: (any GridDelegate)? }\nprotocol GridDelegate: AnyObject {}",
    "class Grid: NSObject { weak var delegate: (any GridDelegate)? }\nprotocol GridDelegate: ScrollerDelegate {}",
    "class Grid: Scroller {}\n// proxygen:standalone\nprotocol GridDelegate: ScrollerDelegate {}",
    """
    class Grid: Scroller {}
    class Table: Scroller {}
    // proxygen:parent Grid
    // proxygen:parent Table
    protocol GridDelegate: ScrollerDelegate {}
    """,
  ])
  func noRelation(_ text: String) throws {
    let protocols = try named(scroller, text)
    #expect(protocols.count > 1)
    #expect(protocols.allSatisfy { $0.base == nil && $0.refinements.isEmpty })
  }

  /// A subclass has the members of its superclass, too.
  @Test func namesAreToldApartTogether() throws {
    let grid = """
      class Grid: Scroller {}
      protocol GridDelegate: ScrollerDelegate { func a(_ grid: Grid) }
      """
    let names = try named(scroller, grid).flatMap(\.members).compactMap { $0 }
    #expect(Set(names).count == 3)
  }

  @Test func whatTheBaseGatesIsNotGatedTwice() throws {
    let gated = """
      @objc protocol ScrollerDelegate: NSObjectProtocol { @objc optional func a(_ b: Odd) }
      @objc protocol GridDelegate: ScrollerDelegate { @objc optional func gridEnd(_ grid: Grid) -> Int }
      class Scroller: NSObject { weak var delegate: (any ScrollerDelegate)? }
      class Grid: Scroller {}
      """
    let base = try #require(named(gated)[1].base)
    #expect(base.hasGate)
    #expect(base.hasGatedEvents)
    let plain = try #require(named(scroller, grid)[1].base)
    #expect(!plain.hasGate)
    #expect(!plain.hasGatedEvents)
  }

  /// The file is the same, whichever of them is asked for.
  @Test(arguments: ["ScrollerDelegate", "GridDelegate", "*Delegate"])
  func oneBringsTheOther(_ pattern: String) throws {
    let fixture = try ProtocolFixture(
      scroller, grid, "class Door { weak var delegate: (any DoorDelegate)? }", patterns: [pattern])
    #expect(fixture.protocols.map(\.proxy) == ["RxScrollerDelegateProxy", "RxGridDelegateProxy"])
    #expect(fixture.diagnostics.isEmpty)
  }
}
