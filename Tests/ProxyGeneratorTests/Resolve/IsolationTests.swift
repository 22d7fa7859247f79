import ProtocolModel
import Testing

@testable import ProxyGenerator

struct IsolationTests {
  // MARK: Access levels

  @Test(arguments: [
    ("public protocol P {}", "P", AccessLevel.public), ("protocol P {}", "P", .internal),
    ("package protocol P {}", "P", .package), ("private protocol P {}", "P", .private),
    ("public enum A { public protocol P {} }", "A.P", .public),
    ("enum A { public protocol P {} }", "A.P", .internal),
    ("public enum A { package enum B { public protocol P {} } }", "A.B.P", .package),
    ("private enum A { enum B { public protocol P {} } }", "A.B.P", .private),
    ("fileprivate class A { internal protocol P {} }", "A.P", .fileprivate),
    ("extension A { public protocol P {} }", "A.P", .public),
    ("open class A { public protocol P {} }", "A.P", .public),
  ])
  func theNarrowestLevelCounts(_ text: String, _ name: String, _ expected: AccessLevel) throws {
    let symbols = try ProtocolFixture.symbols(text)
    let declaration = try #require(symbols.lookUpProtocol(name)?.declaration)
    #expect(
      symbols.accessLevel(of: declaration.context, inside: declaration.enclosingTypes) == expected)
  }

  @Test(arguments: [
    ("private protocol ThingDelegate {}", "private"),
    ("fileprivate protocol ThingDelegate {}", "fileprivate"),
    ("private enum Map { protocol ThingDelegate {} }", "private"),
  ])
  func aProtocolThatNobodySeesGetsNoProxy(_ text: String, _ level: String) throws {
    let fixture = try ProtocolFixture(text, "protocol OtherDelegate { func a(_ other: Other) }")
    #expect(fixture.rules == ["warning invisible-protocol"])
    #expect(fixture.messages[0].contains("is \(level)"))
    #expect(fixture.names == ["OtherDelegate"])
  }

  @Test(arguments: [
    ("public class Thing { public weak var delegate: D? }", AccessLevel.public),
    ("open class Thing { open weak var delegate: D? }", .open),
    ("enum Map { public class Thing { weak var delegate: D? } }", .internal),
    ("package class Thing { weak var delegate: D? }", .package),
  ])
  func ofAParent(_ text: String, _ expected: AccessLevel) throws {
    let fixture = try ProtocolFixture("\(text)\nprotocol D { func a() }")
    #expect(try fixture.parent(of: "D").accessLevel == expected)
  }

  // MARK: Global actors

  @Test(arguments: [
    ("class Thing {}", nil), ("@MainActor class Thing {}", "MainActor"),
    ("@MainActor(unsafe) class Thing {}", "MainActor"),
    ("@StoreActor class Thing {}", "StoreActor"), ("@Wrapper class Thing {}", nil),
    ("class Thing: Base {}\n@MainActor class Base {}", "MainActor"),
    ("class Thing: Base {}\nclass Base: Root {}\n@MainActor class Root {}", "MainActor"),
    ("class Thing: UIView {}", "MainActor"),
    ("class Thing: Base {}\nclass Base: UIControl {}", "MainActor"),
    ("class Thing: WKWebView {}", "MainActor"), ("class Thing: NSObject {}", nil),
    ("class Thing: URLSession {}", nil), ("class Thing: UIBox {}\nclass UIBox {}", nil),
    ("class Thing: Alias {}\ntypealias Alias = UIView", "MainActor"),
    // A protocol that the declaration names isolates the class (SE-0316), one of an extension doesn't.
    ("class Thing: Showing {}\n@MainActor protocol Showing {}", "MainActor"),
    (
      "class Thing: NSObject, Shown {}\nprotocol Shown: Showing {}\n@MainActor protocol Showing {}",
      "MainActor"
    ),
    ("class Thing: NSObject, UITableViewDelegate {}", "MainActor"),
    ("class Thing {}\nextension Thing: Showing {}\n@MainActor protocol Showing {}", nil),
    ("@Ledger class Thing {}\n@globalActor actor Ledger {}", "Ledger"),
    ("@Ledger class Thing {}\n@resultBuilder struct Ledger {}", nil),
    ("@Store.Queue class Thing {}\nenum Store { @globalActor actor Queue {} }", "Store.Queue"),
    ("nonisolated class Thing: Showing {}\n@MainActor protocol Showing {}", nil),
    ("nonisolated class Thing: Base {}\n@MainActor class Base {}", nil),
  ])
  func ofAClass(_ text: String, _ expected: String?) throws {
    let symbols = try ProtocolFixture.symbols(text)
    let type = try #require(symbols.lookUpType("Thing")?.declaration)
    #expect(symbols.globalActor(of: type) == expected)
  }

  @Test(arguments: [
    ("UIView", "MainActor"), ("UITableView", "MainActor"), ("WKWebView", "MainActor"),
    ("NSView", "MainActor"), ("CLLocationManager", nil), ("URLSession", nil), ("Thing", nil),
  ])
  func ofAParentThatTheInputsDoNotHave(_ parent: String, _ expected: String?) throws {
    let fixture = try ProtocolFixture(
      "// proxygen:parent \(parent)\nprotocol ThingDelegate { func a() }")
    #expect(try fixture.parent().globalActor == expected)
  }

  @Test(arguments: [
    ("@MainActor protocol ThingDelegate", "MainActor"),
    ("protocol ThingDelegate: Base", "MainActor"),
    ("protocol ThingDelegate", nil),
  ])
  func ofAProtocol(_ head: String, _ expected: String?) throws {
    let fixture = try ProtocolFixture(
      """
      class Thing { var delegate: ThingDelegate? }
      @MainActor protocol Base {}
      \(head) { func a() }
      """)
    #expect(try fixture.resolved().globalActor == expected)
  }
}
