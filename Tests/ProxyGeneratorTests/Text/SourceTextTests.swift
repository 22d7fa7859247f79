import ProtocolModel
import Testing

@testable import ProxyGenerator

struct SourceTextTests {
  @Test(arguments: [
    ([], nil), (["A"], "A"), (["A || B"], "A || B"), (["A", "B"], "A && B"),
    (["A || B", "C"], "(A || B) && C"), (["os(iOS)", "!DEBUG", "C"], "os(iOS) && !DEBUG && C"),
  ])
  func condition(_ levels: [String], _ expected: String?) {
    #expect(SourceText.condition(levels.map(Condition.init)) == expected)
  }

  @Test(arguments: [
    (AccessLevel.open, "public "), (.public, "public "), (.package, "package "), (.internal, ""),
    (.fileprivate, ""), (.private, ""),
  ])
  func access(_ level: AccessLevel, _ expected: String) {
    #expect(SourceText.access(level) == expected)
  }

  @Test(arguments: [
    ("func a()", ""), ("func a() throws", "try "), ("func a() async", "await "),
    ("func a() async throws", "try await "), ("func a() throws(E)", "try "),
  ])
  func callEffects(_ requirement: String, _ expected: String) throws {
    #expect(SourceText.callEffects(try method(requirement).effects) == expected)
  }

  @Test(arguments: [
    ("func a()", "a"), ("func a(_ b: Int, c: Int)", "a(_:c:)"), ("func `repeat`()", "`repeat`"),
    ("func `in`(b: Int)", "`in`(b:)"),
  ])
  func reference(_ requirement: String, _ expected: String) throws {
    #expect(SourceText.reference(try method(requirement)) == expected)
  }

  @Test(arguments: [
    ("func a()", "a()", "a?()"), ("func a(_ b: Int, c: inout Int)", "a(b, c: &c)", "a?(b, c: &c)"),
  ])
  func call(_ requirement: String, _ expected: String, _ optional: String) throws {
    let method = try method(requirement)
    let parameters = NamedParameter.named(method.parameters)
    #expect(SourceText.call(method, parameters, isOptional: false) == expected)
    #expect(SourceText.call(method, parameters, isOptional: true) == optional)
  }

  @Test(arguments: [
    ("@available(iOS 15, *) func a()", ["@available(iOS 15, *)"]),
    ("@MainActor @objc @discardableResult func a()", ["@MainActor"]),
    ("@objc(b) func a()", []),
    (
      "@StoreActor @available(*, deprecated) func a()",
      ["@StoreActor", "@available(*, deprecated)"]
    ),
    ("#if DEBUG\n@available(iOS 15, *)\n#endif\nfunc a()", []),
  ])
  func carriedAttributes(_ requirement: String, _ expected: [String]) throws {
    let file = try ProtocolFixture.file("protocol P {\n\(requirement)\n}")
    let context = try #require(file.protocols.first?.requirements.first?.context)
    let actor = SymbolTable([file]).globalActor(of: context)
    #expect(SourceText.carriedAttributes(context, globalActor: actor, inside: []) == expected)
  }

  private func method(_ requirement: String) throws -> Method {
    let file = try ProtocolFixture.file("protocol P { \(requirement) }")
    return try #require(file.protocols.first?.requirements.first?.method)
  }
}
