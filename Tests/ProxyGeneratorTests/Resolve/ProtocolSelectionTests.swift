import ProtocolModel
import Testing

@testable import ProxyGenerator

struct ProtocolSelectionTests {
  private func selected(_ text: String, patterns: [String] = []) throws -> [String] {
    let file = try ProtocolFixture.file(text)
    let selection = ProtocolSelection(
      patterns: patterns.map(Wildcard.init), symbols: SymbolTable([file]))
    return file.protocols.filter(selection.selects).map(\.qualifiedName)
  }

  @Test(arguments: [
    ("ThingDelegate", true), ("ThingDataSource", true), ("ThingDatasource", true),
    ("Delegate", true), ("Thingdelegate", true), ("ThingDelegates", false),
    ("DelegateThing", false),
    ("ThingListener", false), ("ThingDelegateProtocol", false),
  ])
  func byName(_ name: String, _ expected: Bool) throws {
    #expect(try selected("protocol \(name) {}") == (expected ? [name] : []))
  }

  @Test(arguments: [
    ("class Thing { weak var delegate: ThingListener? }", true),
    ("class Thing { weak var dataSource: (any ThingListener)? }", true),
    ("class Thing { weak var pageDelegate: ThingListener! }", true),
    (
      "class Thing {} \n extension Thing { var delegate: ThingListener? { get { nil } set {} } }",
      true
    ),
    ("struct Thing { var delegate: ThingListener? }", true),
    ("class Thing { weak var listener: ThingListener? }", false),
    ("class Thing { weak var delegate: OtherListener? }", false),
    ("class Thing { var delegates: [ThingListener] = [] }", false),
    ("class Thing { var delegate = 1 }", false),
    ("func delegate(_ listener: ThingListener) {}", false),
  ])
  func byAPropertyNamedLikeADelegate(_ declaration: String, _ expected: Bool) throws {
    #expect(
      try selected("protocol ThingListener {}\n\(declaration)")
        == (expected ? ["ThingListener"] : []))
  }

  @Test func byAComment() throws {
    #expect(try selected("// proxygen:parent Thing\nprotocol Listener {}") == ["Listener"])
    #expect(try selected("// proxygen:name RxListener\nprotocol Listener {}") == [])
  }

  @Test(arguments: [[], ["*"], ["ThingDelegate"]])
  func notWhenItIsToBeSkipped(_ patterns: [String]) throws {
    #expect(
      try selected("// proxygen:skip\nprotocol ThingDelegate {}", patterns: patterns) == [])
  }

  @Test(arguments: [
    (["Thing*"], ["ThingDelegate", "ThingListener"]), (["Map.*"], ["Map.Delegate"]),
    (["Delegate"], ["Map.Delegate"]),
    (["ThingListener", "Map.Delegate"], ["ThingListener", "Map.Delegate"]),
    (["thingdelegate"], []), (["*"], ["ThingDelegate", "ThingListener", "Map.Delegate"]),
  ])
  func byPatternsAlone(_ patterns: [String], _ expected: [String]) throws {
    let text = """
      protocol ThingDelegate {}
      protocol ThingListener {}
      enum Map { protocol Delegate {} }
      """
    #expect(try selected(text, patterns: patterns) == expected)
  }

  /// It stands there for the sake of its message.
  @Test func unavailable() throws {
    let text =
      "@available(*, unavailable, renamed: \"NewDelegate\") protocol OldDelegate {}\n"
      + "@available(iOS, unavailable) protocol NewDelegate {}"
    #expect(try selected(text) == ["NewDelegate"])
    #expect(try selected(text, patterns: ["Old*"]) == ["OldDelegate"])
  }
}
