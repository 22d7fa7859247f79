import ProtocolModel
import Testing

@testable import ProxyGenerator

/// What stands behind an observable or a responder.
struct RequirementBuilderTests {
  private func builder(
    _ requirement: String, attributes: String = "", named name: String = "ThingDelegate"
  ) throws -> RequirementBuilder {
    let fixture = try ProtocolFixture(
      requirements: requirement, attributes: attributes,
      declarations: "class Node {}\nstruct Point {}\nenum Mode { case slow }")
    return try Self.builder(fixture, 0)
  }

  static func builder(_ fixture: ProtocolFixture, _ index: Int) throws -> RequirementBuilder {
    try RequirementBuilder.all(of: fixture.named(), style: .rx)[index]
  }

  @Test(arguments: [
    ("func ended()", "endedSubject", "Void", "subject of Void"),
    (
      "func ended(b: Int, c: Int)", "endedSubject", "(b: Int, c: Int)",
      "subject of (b: Int, c: Int)"
    ),
    ("func count() -> Int", "countRelay", "Int", "Int = 0"),
    ("func name() -> String!", "nameRelay", "String?", "String? = nil"),
    (
      "func count(of name: String) -> Int", "countRelay", "[String: Int]",
      "[String: Int] = [:]"
    ),
    (
      "func count(of name: String) -> Int?", "countRelay", "[String: Int]",
      "[String: Int] = [:]"
    ),
    (
      "func count(of node: Node) -> Int", "countRelay", "(Node) -> Int",
      "((Node) -> Int)? = nil"
    ),
    (
      "func count(of a: Int, b: inout Int) throws -> Int", "countRelay",
      "(_ a: Int, _ b: inout Int) throws -> Int",
      "((_ a: Int, _ b: inout Int) throws -> Int)? = nil"
    ),
    (
      "func end(done: @escaping (Bool) -> Void)", "endRelay", "(@escaping (Bool) -> Void) -> Void",
      "((@escaping (Bool) -> Void) -> Void)? = nil"
    ),
    ("var title: String { get }", "titleRelay", "String", "String = \"\""),
    (
      "// proxygen:default Point()\nfunc point() -> Point", "pointRelay", "Point",
      "Point = Point()"
    ),
  ])
  func storage(
    _ requirement: String, _ name: String, _ type: String, _ initialValue: String
  ) throws {
    let builder = try builder(requirement)
    #expect(builder.storageName == name)
    #expect(builder.responderType == type)
    #expect(builder.storage.first?.name == name)
    #expect(builder.storage.first?.shown == initialValue)
    #expect(builder.storage.first?.isSubject == name.hasSuffix("Subject"))
    #expect(!builder.isGated)
  }

  @Test(arguments: [
    ("func ended(_ mode: Mode)", "subject of Mode"),
    ("func count() -> Int", "Int? = nil"),
    ("func name() -> String?", "String?? = nil"),
    ("func count(of name: String) -> Int", "[String: Int]? = nil"),
    ("func error() -> any Error", "(any Error)? = nil"),
  ])
  func storageOfAnOptionalOne(_ requirement: String, _ initialValue: String) throws {
    let builder = try builder("@objc optional \(requirement)", attributes: "@objc")
    #expect(builder.storage.first?.shown == initialValue)
    #expect(builder.isGated)
  }

  @Test(arguments: [
    ("func a<T>(b: T)", ""), ("static func a()", ""), ("// proxygen:skip\nfunc a()", ""),
    ("@objc optional func a()", "@objc"), ("@objc optional var a: Int { get }", "@objc"),
  ])
  func nothingToStore(_ requirement: String, _ attributes: String) throws {
    let builder = try builder(requirement, attributes: attributes)
    #expect(builder.storageName == "")
    #expect(builder.storage.isEmpty)
    #expect(builder.gateCase == nil)
    #expect(!builder.isGated)
  }

  // MARK: Conditions

  @Test(arguments: [
    ("#if DEBUG\nfunc a()\n#endif", "DEBUG"), ("func a()", nil),
    ("#if A\n#if B || C\nfunc a()\n#endif\n#endif", "A && (B || C)"),
  ])
  func condition(_ requirement: String, _ expected: String?) throws {
    #expect(try builder(requirement).condition == expected)
    #expect(try builder(requirement).storage.first?.condition == expected)
  }

  @Test func whatStandsAroundTheProxyIsNotSaidAgain() throws {
    let fixture = try ProtocolFixture(
      """
      #if os(iOS)
        class Thing {
          #if UI
            weak var delegate: ThingDelegate?
          #endif
        }
        protocol ThingDelegate: AnyObject {
          #if DEBUG
            func a()
          #elseif UI
            func b()
          #endif
        }
      #endif
      """)
    #expect(try Self.builder(fixture, 0).condition == "DEBUG")
    #expect(try Self.builder(fixture, 1).condition == "!DEBUG && UI")
    #expect(
      ProxyBuilder(named: try fixture.named(), style: .rx).build().condition == "os(iOS) && UI")
  }

  // MARK: Comments

  @Test func aReplayedEventIsNeverGated() throws {
    let builder = try builder(
      "// proxygen:replay 2\n@objc optional func ended(b: Int)", attributes: "@objc")
    #expect(builder.storage.map(\.shown) == ["subject of Int, replaying 2"])
    #expect(!builder.isGated)
    #expect(builder.gateCase == nil)
  }

  @Test func anAnnouncedAnswerHasASubjectToo() throws {
    let builder = try builder("// proxygen:event asked\nfunc count(of node: Node, b: Int) -> Int")
    #expect(builder.storage.map(\.name) == ["countRelay", "askedSubject"])
    #expect(
      builder.storage.map(\.shown) == [
        "((_ node: Node, _ b: Int) -> Int)? = nil",
        "subject of (node: Node, b: Int)",
      ])
    #expect(builder.memberContexts.map(\.name) == ["count", "asked"])
    #expect(builder.memberContexts.map(\.template) == ["rx/member-responder", "rx/member-event"])
    #expect(
      builder.memberContexts.map(\.type) == [
        "(_ node: Node, _ b: Int) -> Int", "(node: Node, b: Int)",
      ])
  }

  @Test func anAnnouncedAnswerIsServedWhileItIsObserved() throws {
    let builder = try builder(
      "// proxygen:event asked\n@objc optional func count() -> Int", attributes: "@objc")
    #expect(builder.gateCase?.storage.map(\.name) == ["countRelay", "askedSubject"])
    #expect(builder.hasGatedEvent)
  }

  /// The one who answers gets the handler, and nobody else.
  @Test func theEventOfADecisionHasNoHandler() throws {
    let builder = try builder(
      "// proxygen:event asked\nfunc a(b: Int, done: @escaping (Bool) -> Void)")
    #expect(builder.element.type == "Int")
  }
}

extension ProxyContext.Storage {
  /// `Int = 0` for a responder.
  fileprivate var shown: String {
    isSubject
      ? "subject of \(type)" + (replay.map { ", replaying \($0)" } ?? "")
      : "\(type) = \(initialValue)"
  }
}
