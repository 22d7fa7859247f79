import ProtocolModel
import Testing

@testable import ProxyGenerator

struct DelegatePropertyMatchTests {
  private static let declarations = """
    protocol ThingDelegate: AnyObject {}
    protocol Extra {}
    typealias Listener = ThingDelegate
    typealias MaybeListener = (any ThingDelegate)?
    typealias Both = ThingDelegate & Extra
    typealias Loop = Loop & ThingDelegate
    enum Map {
      protocol Delegate {}
      typealias Listener = Delegate
    }
    """

  private func holds(
    _ type: String, _ protocolName: String = "ThingDelegate", inside scope: [String] = []
  ) throws -> Bool {
    let match = DelegatePropertyMatch(symbols: try ProtocolFixture.symbols(Self.declarations))
    return match.protocols(heldBy: try ProtocolFixture.type(type), inside: scope)
      .contains(protocolName)
  }

  @Test(arguments: [
    "ThingDelegate", "ThingDelegate?", "ThingDelegate!", "any ThingDelegate",
    "(any ThingDelegate)?", "(any ThingDelegate)!", "(ThingDelegate)?", "Optional<ThingDelegate>",
    "Optional<any ThingDelegate>", "ThingDelegate & Extra", "(ThingDelegate & Extra)?",
    "(any ThingDelegate & Extra)?", "(Extra & ThingDelegate)?", "(ThingDelegate & Sendable)?",
    "Listener?", "MaybeListener", "MaybeListener!", "(any Both)?", "Both?", "Loop?",
    "@MainActor ThingDelegate",
  ])
  func everySpelling(_ type: String) throws {
    #expect(try holds(type))
  }

  @Test(arguments: [
    "Extra", "OtherDelegate?", "[ThingDelegate]", "[any ThingDelegate]?", "() -> ThingDelegate?",
    "Box<ThingDelegate>", "ThingDelegate.Type", "(ThingDelegate, Int)", "AnyObject?",
  ])
  func nothingElse(_ type: String) throws {
    #expect(try !holds(type))
  }

  @Test(arguments: [
    ("Delegate?", ["Map", "View"], true), ("Delegate?", ["Map"], true), ("Delegate?", [], false),
    ("Map.Delegate?", [], true), ("Listener?", ["Map"], true), ("Map.Listener?", [], true),
    ("Listener?", [], false),
  ])
  func looksUpFromTheInside(_ type: String, _ scope: [String], _ expected: Bool) throws {
    #expect(try holds(type, "Map.Delegate", inside: scope) == expected)
  }
}
