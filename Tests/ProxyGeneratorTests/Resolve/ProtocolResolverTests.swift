import ProtocolModel
import Testing

@testable import ProxyGenerator

struct ProtocolResolverTests {
  private static let parent = "import Parents\nclass Thing { weak var delegate: ThingDelegate? }"

  @Test func theFilesThatAProxyIsMadeFrom() throws {
    let fixture = try ProtocolFixture(
      "import A\nprotocol ThingDelegate: Base { func a() }",
      "import B\n@preconcurrency import A\nprotocol Base: AnyObject { func b() }", Self.parent,
      "import Unrelated\nprotocol Other {}")
    let resolved = try fixture.resolved()
    #expect(resolved.sources == ["A.swift", "B.swift", "C.swift"])
    #expect(resolved.imports.map(\.text) == ["import A", "import B", "@preconcurrency import A"])
    #expect(resolved.modules == [])
  }

  @Test func theModulesThatAProxyIsMadeFrom() throws {
    let fixture = ProtocolFixture(files: [
      try ProtocolFixture.file(
        "class Thing { weak var delegate: ThingDelegate? }", path: "b", module: "Things"),
      try ProtocolFixture.file(
        "protocol ThingDelegate: AnyObject { func a() }", path: "a", module: "Delegates"),
    ])
    #expect(try fixture.resolved().modules == ["Delegates", "Things"])
  }

  @Test func theOrderIsThatOfThePaths() throws {
    let texts = ["c", "a", "b"].map { name in
      (name, "protocol \(name)Delegate { func x(_ thing: XYThing) }")
    }
    let files = try texts.map { try ProtocolFixture.file($1, path: "\($0).swift") }
    #expect(ProtocolFixture(files: files).names == ["aDelegate", "bDelegate", "cDelegate"])
  }

  @Test(arguments: [
    ("@objc protocol ThingDelegate", true), ("@objc(XYThing) protocol ThingDelegate", true),
    ("protocol ThingDelegate", false),
  ])
  func whetherTheRuntimeCanIntercept(_ head: String, _ expected: Bool) throws {
    let fixture = try ProtocolFixture("\(Self.parent)\n\(head) { func a() }")
    #expect(try fixture.resolved().isObjectiveC == expected)
  }

  @Test func availabilityOfEverythingThatAProxyNames() throws {
    let fixture = try ProtocolFixture(
      """
      @available(iOS 15, *) enum Map {
        @available(iOS 16, *) class View { weak var delegate: Delegate? }
        @available(iOS 16, *) @MainActor protocol Delegate: AnyObject { func a() }
      }
      """)
    #expect(
      try fixture.resolved("Map.Delegate").availability.map(\.text)
        == ["@available(iOS 16, *)", "@available(iOS 15, *)"])
  }

  // MARK: Nothing to do

  @Test func noDelegateProtocol() throws {
    let fixture = try ProtocolFixture("protocol Thing {}")
    #expect(fixture.rules == ["error no-protocol"])
    #expect(fixture.diagnostics.map(\.place) == [.commandLine])
  }

  @Test func aPatternThatMatchesNothing() throws {
    let fixture = try ProtocolFixture(
      "protocol ThingDelegate { func a(_ t: XYThing) }", patterns: ["Thing*", "Nothing"])
    #expect(fixture.rules == ["error no-protocol"])
    #expect(fixture.messages[0].contains("'Nothing'"))
    #expect(fixture.names == ["ThingDelegate"])
  }

  /// One that can't be served doesn't keep the others from being looked at.
  @Test func everyFaultIsSaid() throws {
    let fixture = try ProtocolFixture(
      "protocol ADelegate {}", "protocol BDelegate {}", "protocol CDelegate { func a(_ c: XYC) }")
    #expect(fixture.rules == ["error no-parent", "error no-parent"])
    #expect(fixture.places == ["A.swift:1", "B.swift:1"])
    #expect(fixture.names == ["CDelegate"])
  }

  // MARK: Signatures

  @Test(arguments: [
    ("func a()", "func a()"), ("func a(_ x: Int)", "func a(_ y: Int)"),
    ("func a()", "func a() -> Void"),
    ("var a: Int { get }", "var a: Int { get set }"),
  ])
  func sameSignature(_ one: String, _ other: String) throws {
    #expect(try signature(one) == signature(other))
  }

  @Test(arguments: [
    ("func a()", "func b()"), ("func a(_ x: Int)", "func a(_ x: String)"),
    ("func a(x: Int)", "func a(y: Int)"), ("func a() -> Int", "func a() -> String"),
    ("func a()", "func a() async"), ("func a()", "func a() throws"),
    ("func a()", "static func a()"),
    ("func a()", "#if DEBUG\nfunc a()\n#endif"), ("func a()", "var a: Int { get }"),
    ("init(a: Int)", "init(a: String)"),
    ("subscript(a: Int) -> Int { get }", "subscript(a: String) -> Int { get }"),
  ])
  func differentSignature(_ one: String, _ other: String) throws {
    #expect(try signature(one) != signature(other))
  }

  private func signature(_ requirement: String) throws -> String {
    let file = try ProtocolFixture.file("protocol P {\n\(requirement)\n}")
    return try #require(file.protocols.first?.requirements.first).signature
  }

  /// No other file sees it, and nobody is to wonder where its proxy is.
  @Test(arguments: [
    ("", ["warning invisible-protocol", "error no-protocol"]),
    ("// proxygen:skip", ["error no-protocol"]),
  ])
  func aProtocolInABody(_ comment: String, _ expected: [String]) throws {
    let fixture = try ProtocolFixture("func f() {\n\(comment)\nprotocol StepDelegate {}\n}")
    #expect(fixture.rules == expected)
  }
}
