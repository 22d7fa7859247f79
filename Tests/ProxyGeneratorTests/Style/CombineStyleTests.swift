import Diagnostics
import ProtocolModel
import Testing

@testable import ProxyGenerator

/// What the style `combine` asks of the context that `rx` doesn't.
struct CombineStyleTests {
  private let style = Style.builtIn("combine")

  private func named(_ text: String) throws -> [NamedProtocol] {
    let served = try ProtocolFixture(text).protocols.map { $0.classified.served(by: style) }
    var findings = FindingCollector()
    let named = Namer(style: style).name(served, into: &findings)
    try #require(findings.findings.isEmpty)
    return named
  }

  private func proxy(_ text: String) throws -> ProxyContext {
    ProxyBuilder(named: try #require(try named(text).first), style: style).build()
  }

  private func proxy(
    requirement: String, attributes: String = "", comment: String = ""
  ) throws -> ProxyContext {
    try proxy(
      """
      public class Thing: NSObject { public weak var delegate: (any ThingDelegate)? }
      \(comment)
      \(attributes) public protocol ThingDelegate: AnyObject {
        \(requirement)
      }
      """)
  }

  // MARK: Who sees what

  @Test func aPrivateProxyHasNoAccessAndNoOtherName() throws {
    let proxy = try proxy(requirement: "func a()", comment: "// proxygen:name Mine")
    #expect(proxy.className == "CombineThingDelegateProxy")
    #expect(proxy.bodies.map(\.signature) == ["func a()"])
    #expect(proxy.members.map(\.access) == ["public "])
    #expect(proxy.setter == "forwardDelegate")
  }

  @Test func aDelegateOfItsOwnIsSeenByAll() throws {
    let proxy = try proxy(
      requirement: "func a()", comment: "// proxygen:standalone\n// proxygen:name Mine")
    #expect(proxy.isStandalone)
    #expect(proxy.className == "Mine")
    #expect(proxy.bodies.map(\.signature) == ["public func a()"])
  }

  @Test func aPrivateProxyIsNoSystemInterface() throws {
    let proxy = try proxy(
      """
      public class Thing { public weak var delegate: (any ThingDelegate)? }
      @available(macOS 14, *) @_spi(Inside) public protocol ThingDelegate: AnyObject { func a() }
      """)
    #expect(proxy.attributes == ["@available(macOS 14, *)", "@_spi(Inside)"])
    #expect(proxy.proxyAttributes == ["@available(macOS 14, *)"])
  }

  @Test func aSendableProxyWithoutSuperclassHasAColon() throws {
    let text = """
      public final class Thing: Sendable { public weak var delegate: (any ThingDelegate)? }
      public protocol ThingDelegate: AnyObject, Sendable { func a() }
      """
    #expect(try proxy(text).moreConformances == ": @unchecked Sendable")
  }

  // MARK: What is stored

  @Test func whatTheRuntimeInterceptsElsewhereHasASubject() throws {
    let proxy = try proxy(
      requirement: "@objc optional func a(b: Int)", attributes: "@objc")
    #expect(proxy.storage.map(\.name) == ["aSubject"])
    #expect(proxy.storage.map(\.isGated) == [true])
    #expect(proxy.members.map(\.name) == ["aPublisher"])
    #expect(proxy.gate?.hasEvents == true)
  }

  @Test func aKeyedAnswerHasATableAndAClosure() throws {
    let proxy = try proxy(requirement: "func a(b: String) throws -> Int")
    #expect(proxy.members.map(\.storedType) == ["[String: Int]"])
    #expect(proxy.members.map(\.closureType) == ["(String) throws -> Int"])
    #expect(proxy.storage.map(\.closureType) == ["(String) throws -> Int"])
  }

  @Test func anOptionalKeyedAnswerIsServedByEither() throws {
    let proxy = try proxy(
      requirement: "@objc optional func a(b: String) -> Int", attributes: "@objc")
    #expect(proxy.members.map(\.storedType) == ["[String: Int]?"])
    #expect(proxy.gate?.cases.first?.storage.map(\.hasClosure) == [true])
  }

  @Test(arguments: [
    ("func a() -> Int", "Int"),
    ("func a(b: Int, c: Int) -> Int", "((_ b: Int, _ c: Int) -> Int)?"),
    ("var a: String? { get }", "String?"),
  ])
  func responderType(_ requirement: String, _ type: String) throws {
    let proxy = try proxy(requirement: requirement)
    #expect(proxy.members.map(\.storedType) == [type])
    #expect(proxy.members.map(\.closureType) == [nil])
  }

  @Test func theEventOfAQuestionIsNoTable() throws {
    let proxy = try proxy(requirement: "// proxygen:event asked\nfunc a(b: String) -> Int")
    #expect(proxy.members.map(\.name) == ["aResponder", "askedPublisher"])
    #expect(proxy.members.map(\.storedType) == ["[String: Int]", "String"])
    #expect(proxy.members.map { $0.closureType == nil } == [false, true])
  }

  @Test(arguments: [("", false, nil), ("// proxygen:replay 2\n", true, "2")])
  func replay(_ comment: String, _ usesReplay: Bool, _ count: String?) throws {
    let proxy = try proxy(requirement: "\(comment)func a()")
    #expect(proxy.usesReplay == usesReplay)
    #expect(proxy.members.map(\.replay) == [count])
  }

  @Test(arguments: [("func a(b: @escaping (Int) -> Void)", true), ("func a()", false)])
  func handlers(_ requirement: String, _ usesOnce: Bool) throws {
    #expect(try proxy(requirement: requirement).usesOnce == usesOnce)
  }

  /// A parameter of that name would hide the proxy's property.
  @Test func noParameterIsCalledForwardee() throws {
    let proxy = try proxy(requirement: "func a(forwardee: Int)")
    #expect(proxy.bodies.map(\.signature) == ["func a(forwardee forwardeeValue: Int)"])
  }

  // MARK: The file

  @Test(arguments: [
    ("func a()", "", "", ["Combine", "ObjectiveC"]),
    ("func a() -> Int", "", "", ["Combine", "ObjectiveC"]),
    ("func a(b: @escaping () -> Void)", "", "", ["Combine", "Foundation", "ObjectiveC"]),
    ("// proxygen:replay 1\nfunc a()", "", "", ["Combine", "Foundation", "ObjectiveC"]),
    ("@objc optional func a()", "@objc", "", ["Combine", "Foundation", "ObjectiveC"]),
    ("@objc optional func a() -> Int", "@objc", "", ["Combine", "ObjectiveC"]),
    ("func a()", "", "// proxygen:standalone", ["Combine"]),
  ])
  func imports(
    _ requirement: String, _ attributes: String, _ comment: String, _ modules: [String]
  ) throws {
    let named = try named(
      """
      class Thing: NSObject { weak var delegate: (any ThingDelegate)? }
      \(comment)
      \(attributes) protocol ThingDelegate: AnyObject {
        \(requirement)
      }
      """)
    let file = FileBuilder(
      protocols: named, style: style, fileName: "X.swift", maker: Maker(version: "1")
    )
    .build()
    #expect(file.importGroups.map(\.imports) == [modules.map { "import \($0)" }])
    #expect(named.map(\.file) == [comment.isEmpty ? "Thing+Combine" : "ThingDelegate+Combine"])
  }

  // MARK: Names

  /// An extension of a class can't declare anew what the class inherits.
  @Test(arguments: [false, true]) func whatASuperclassHasGetsAnotherName(_ subclassFirst: Bool)
    throws
  {
    let base = """
      class Base { weak var delegate: (any BaseDelegate)? }
      protocol BaseDelegate: AnyObject {
        func baseDidOpen(_ base: Base)
        // proxygen:event asked
        func baseCount(_ base: Base) -> Int
      }
      """
    let derived = """
      class Derived: Base { weak var derivedDelegate: (any DerivedDelegate)? }
      protocol DerivedDelegate: AnyObject {
        func derivedDidOpen(_ derived: Derived)
        func derivedDidClose(_ derived: Derived)
      }
      """
    let named = try named(subclassFirst ? "\(derived)\n\(base)" : "\(base)\n\(derived)")
    let members = Dictionary(
      uniqueKeysWithValues: named.map { ($0.classified.resolved.parent.type, $0.members) })
    #expect(members == ["Base": ["didOpen", "count"], "Derived": ["derivedDidOpen", "didClose"]])
  }

  /// A proxy of the property's own protocol would hide such a delegate.
  @Test(arguments: [(" as? any DerivedDelegate", 1), ("", 0)])
  func aDelegateTakenForMoreCantBeServed(_ cast: String, _ count: Int) throws {
    let named = try named(
      """
      class Base { weak var delegate: (any BaseDelegate)? }
      protocol BaseDelegate: AnyObject { func baseDidOpen(_ base: Base) }
      class Derived: Base {}
      // proxygen:parent Derived
      // proxygen:property delegate
      // proxygen:getter object.delegate\(cast)
      protocol DerivedDelegate: BaseDelegate { func derivedDidClose(_ derived: Derived) }
      """)
    let found = RefinedPropertyRule(style: style).check(named)
    #expect(found.map(\.diagnostic.rule) == Array(repeating: "refined-property", count: count))
    #expect(RefinedPropertyRule(style: .rx).check(named).isEmpty)
  }
}
