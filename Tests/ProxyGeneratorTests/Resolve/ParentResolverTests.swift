import ProtocolModel
import Testing

@testable import ProxyGenerator

/// Where the parent is found, and which one when there are several.
struct ParentResolverTests {
  private static let delegate = "protocol ThingDelegate: AnyObject { func thingDidEnd() }"

  // MARK: A property of the inputs

  @Test(arguments: [
    "class Thing { weak var delegate: ThingDelegate? }",
    "class Thing { weak var delegate: (any ThingDelegate)? }",
    "class Thing { weak var delegate: ThingDelegate! }",
    "class Thing { unowned var delegate: ThingDelegate }",
    "class Thing { var delegate: Optional<any ThingDelegate> }",
    "class Thing { weak var delegate: (ThingDelegate & AnyObject)? }",
    "typealias Listener = ThingDelegate\nclass Thing { weak var delegate: Listener? }",
    "class Thing { typealias Listener = ThingDelegate; weak var delegate: Listener? }",
    "class Thing { var delegate: ThingDelegate? { get { nil } set {} } }",
    "class Thing { weak var delegate: ThingDelegate? { didSet {} } }",
    "class Thing {}\nextension Thing { var delegate: ThingDelegate? { get { nil } set {} } }",
    "public final class Thing { @objc public weak var delegate: ThingDelegate? }",
    "class Thing { weak var other: Other?, delegate: ThingDelegate? }",
  ])
  func aProperty(_ parent: String) throws {
    let fixture = try ProtocolFixture("\(Self.delegate)\n\(parent)")
    #expect(try fixture.parentProperty() == "Thing.delegate")
    #expect(try fixture.parent().origin == .property)
    #expect(fixture.diagnostics.isEmpty)
  }

  @Test func aPropertyInAnotherFile() throws {
    let fixture = try ProtocolFixture(
      Self.delegate, "class Thing {}",
      "extension Thing { var end: ThingDelegate? { get { nil } set {} } }")
    #expect(try fixture.parentProperty() == "Thing.end")
    #expect(try fixture.resolved().sources == ["A.swift", "B.swift"])
  }

  @Test func aNestedParentOfANestedProtocol() throws {
    let fixture = try ProtocolFixture(
      """
      enum Map {
        class View { weak var delegate: Delegate? }
        protocol Delegate: AnyObject { func view(_ view: View, didMove: Int) }
      }
      """)
    #expect(try fixture.parentProperty(of: "Map.Delegate") == "Map.View.delegate")
    #expect(try fixture.onlyRequirement(of: "Map.Delegate").sender == 0)
  }

  /// The same property in several branches of `#if` is one parent, and needs no condition.
  @Test func aPropertyInEveryBranch() throws {
    let fixture = try ProtocolFixture(
      """
      #if os(iOS)
        class Thing { weak var delegate: ThingDelegate? }
      #else
        class Thing { weak var delegate: ThingDelegate? }
      #endif
      \(Self.delegate)
      """)
    #expect(try fixture.parent().conditions == [])
    #expect(fixture.rules == [])
  }

  @Test func aPropertyInOneBranch() throws {
    let fixture = try ProtocolFixture(
      "class Thing {\n#if DEBUG\nweak var delegate: ThingDelegate?\n#endif\n}\n\(Self.delegate)")
    #expect(try fixture.parent().conditions == [Condition("DEBUG")])
  }

  // MARK: Comments

  @Test(arguments: [
    ("// proxygen:parent Second", "Second.delegate"),
    ("// proxygen:parent First\n// proxygen:property spare", "First.spare"),
    ("// proxygen:parent Nest.Egg", "Nest.Egg.delegate"),
    ("// proxygen:parent Egg", "Nest.Egg.delegate"),
  ])
  func aCommentChooses(_ comment: String, _ expected: String) throws {
    let fixture = try ProtocolFixture(
      """
      class First { weak var delegate: ThingDelegate?; weak var spare: ThingDelegate? }
      class Second { weak var delegate: ThingDelegate? }
      enum Nest { class Egg { weak var delegate: ThingDelegate? } }
      \(comment)
      \(Self.delegate)
      """)
    #expect(try fixture.parentProperty() == expected)
    #expect(try fixture.parent().origin == .property)
    #expect(fixture.rules == [])
  }

  @Test(arguments: [
    ("// proxygen:parent Gadget", "Gadget.delegate"),
    ("// proxygen:parent Gadget\n// proxygen:property listener", "Gadget.listener"),
  ])
  func aCommentNamesWhatTheInputsDoNotHave(_ comment: String, _ expected: String) throws {
    let fixture = try ProtocolFixture("\(comment)\n\(Self.delegate)")
    #expect(try fixture.parentProperty() == expected)
    #expect(try fixture.parent().origin == .declared)
    #expect(try fixture.parent().accessLevel == nil)
  }

  @Test func aCommentNamesASubclass() throws {
    let fixture = try ProtocolFixture(
      """
      class Base<Item> { weak var delegate: ThingDelegate? }
      public class Names: Base<String> {}
      // proxygen:parent Names
      \(Self.delegate)
      """)
    let parent = try fixture.parent()
    #expect(try fixture.parentProperty() == "Names.delegate")
    #expect(parent.accessLevel == .public)
    #expect(parent.superclasses == ["Base"])
    #expect(!parent.mayConform)
  }

  // MARK: Senders

  @Test(arguments: [
    ("protocol ThingDelegate { func thingDidEnd(_ thing: Thing) }", "Thing.delegate"),
    (
      "protocol ThingDelegate { func end(_ thing: XYThing); func pay(_ sum: Euro) }",
      "XYThing.delegate"
    ),
    ("protocol ThingDataSource { func count(_ thing: Thing) -> Int }", "Thing.dataSource"),
    ("protocol ThingDatasource { func count(_ thing: Thing) -> Int }", "Thing.dataSource"),
    (
      "protocol NavigationDelegate { func a(_ view: WebView); func b(_ view: WebView, c: Int); func d() }",
      "WebView.delegate"
    ),
    (
      "protocol ThingDelegate { func end(_ thing: Thing?); func start(_ thing: Thing!) }",
      "Thing.delegate"
    ),
    (
      "protocol WKNavigationDelegate { func webView(_ view: WKWebView, didStart: Int) }",
      "WKWebView.navigationDelegate"
    ),
    (
      "protocol WKUIDelegate { func webViewDidClose(_ webView: WKWebView) }", "WKWebView.uiDelegate"
    ),
    (
      "protocol UITableViewDataSourcePrefetching { func tableView(_ tableView: UITableView, prefetch: [Int]) }",
      "UITableView.prefetchDataSource"
    ),
  ])
  func aSenderThatTheInputsDoNotHave(_ text: String, _ expected: String) throws {
    let fixture = try ProtocolFixture(text, patterns: ["*"])
    let name = try #require(fixture.names.first, "\(fixture.messages)")
    #expect(try fixture.parentProperty(of: name) == expected)
    #expect(try fixture.parent(of: name).origin == .sender)
    #expect(try fixture.parent(of: name).property.type == nil)
    #expect(fixture.diagnostics.isEmpty)
  }

  @Test(arguments: [
    "protocol LoadDelegate { func didFail(_ error: Error) }",
    "protocol LoadDelegate { func didFail(_ error: NSError) }",
    "protocol LoadDelegate { func didLoad(_ url: URL) }",
    "protocol LoadDelegate { func didLoad(_ image: UIImage) }",
    "protocol LoadDelegate { func didLoad(_ names: Set<String>) }",
    "protocol LoadDelegate { func didLoad(_ result: Result<Int, Error>) }",
    "protocol LoadDelegate { func didLoad(_ frame: CGRect) }",
    "protocol LoadDelegate { func didLoad(_ any: Any) }",
    "protocol LoadDelegate { func didLoad(_ items: [Item]) }",
    "protocol LoadDelegate { func didLoad(loader: Loader) }",
    "protocol LoadDelegate { func didLoad() }",
    "protocol LoadDelegate { var isOn: Bool { get } }",
    "protocol LoadDelegate { func a(_ one: One); func b(_ two: Two) }",
    "struct State {}\nprotocol LoadDelegate { func didLoad(_ state: State) }",
    "struct Load {}\nprotocol LoadDelegate { func didLoad(_ load: Load) }",
    "enum State {}\nprotocol LoadDelegate { func didLoad(_ state: State) }",
    "protocol Loading {}\nprotocol LoadDelegate { func didLoad(_ loading: Loading) }",
    "actor Load {}\nprotocol LoadDelegate { func didLoad(_ load: Load) }",
  ])
  func noParent(_ text: String) throws {
    let fixture = try ProtocolFixture(text)
    #expect(fixture.rules == ["error no-parent"])
    #expect(fixture.names == [])
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
}
