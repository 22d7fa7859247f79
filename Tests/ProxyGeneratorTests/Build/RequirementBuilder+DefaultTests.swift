import ProtocolModel
import Testing

@testable import ProxyGenerator

struct RequirementBuilderDefaultTests {
  private func objects(
    _ requirements: String, _ bodies: String, inheriting: String = "AnyObject",
    declarations: String = ""
  ) throws -> [DefaultObjectContext] {
    let fixture = try ProtocolFixture(
      requirements: requirements, inheriting: inheriting,
      declarations: "struct Point {}\nextension ThingDelegate { \(bodies) }\n\(declarations)")
    return ProxyBuilder(named: try fixture.named(), style: .rx).build().defaultObjects
  }

  @Test func onlyCodeNeedsAnObject() throws {
    let objects = try objects(
      "func a()\nfunc b() -> Int\nfunc c() -> Point\nvar d: Int { get }",
      "func a() {}\nfunc b() -> Int { 1 }\nfunc c() -> Point { Point() }\nvar d: Int { 4 + 4 }")
    #expect(objects.map(\.className) == ["ThingDelegateCDefault", "ThingDelegateDDefault"])
    #expect(objects.map(\.message) == ["c()", "d"])
    #expect(objects.map(\.proxyClass) == ["RxThingDelegateProxy", "RxThingDelegateProxy"])
  }

  @Test func everythingElseIsPassedOn() throws {
    let object = try #require(
      objects(
        "func a() throws -> Point\nfunc b(_ b: inout Int) async\nvar c: Int { get set }\n"
          + "var d: Int { get async throws }\nstatic func e()",
        "func a() throws -> Point { Point() }\nstatic func e() {}"
      ).first)
    #expect(object.passedOn.map(\.path) == [".b(&b)", ".c", ".d"])
    #expect(
      object.passedOn.map(\.signature)
        == ["func b(_ b: inout Int) async", "var c: Int", "var d: Int"])
    #expect(object.passedOn.map(\.effects) == ["await ", "", "try await "])
    #expect(object.passedOn.map(\.accessorEffects) == ["", "", "async throws "])
    #expect(object.passedOn.map(\.hasAccessors) == [false, true, true])
    #expect(object.passedOn.map(\.isSettable) == [false, true, false])
    #expect(object.passedOn.map(\.isFirst) == [true, false, false])
  }

  @Test func aSubscriptHasCodeToo() throws {
    let objects = try objects(
      "subscript(a: Int) -> Point { get }\nsubscript(b b: Int) -> Int { get set }",
      "subscript(a: Int) -> Point { Point() }")
    #expect(objects.map(\.className) == ["ThingDelegateSubscriptDefault"])
    #expect(objects.first?.passedOn.map(\.path) == ["[b: b]"])
    #expect(objects.first?.passedOn.map(\.signature) == ["subscript(b b: Int) -> Int"])
  }

  /// What is optional is found by the runtime, which asks the proxy.
  @Test func anObjectiveCProtocolBelow() throws {
    let object = try #require(
      objects(
        "func a() -> Point", "func a() -> Point { Point() }", inheriting: "Base, Sendable",
        declarations: "@objc protocol Base: NSObjectProtocol { @objc optional func b() -> Int }"
      ).first)
    #expect(object.inheritance == ": NSObject, @unchecked Sendable")
    #expect(object.hasOptionals)
    #expect(object.passedOn.isEmpty)
  }
}
