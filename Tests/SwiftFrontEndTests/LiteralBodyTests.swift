import ProtocolModel
import Testing

@testable import SwiftFrontEnd

@Suite struct LiteralBodyTests {
  private func literal(_ member: String) throws -> String? {
    let parsed = SwiftFrontEnd.parse("extension P { \(member) }", path: "A.swift", module: nil)
    try #require(parsed.diagnostics.isEmpty, "the member must be Swift")
    let extended = try #require(parsed.file.extensions.first)
    return extended.methods.first?.declaration.literalBody
      ?? extended.properties.first?.declaration.literalBody
  }

  @Test(arguments: [
    ("true", "true"), ("return false", "false"), ("nil", "nil"), ("44", "44"), ("-1.5", "-1.5"),
    ("0x1F", "0x1F"), ("\"some text\"", "\"some text\""), ("[]", "[]"), ("[:]", "[:]"),
    ("/* none */ nil /* here */", "nil"),
  ])
  func aLiteral(_ body: String, _ expected: String) throws {
    #expect(try literal("func f() -> T { \(body) }") == expected)
    #expect(try literal("var f: T { \(body) }") == expected)
    #expect(try literal("var f: T { get { \(body) } set {} }") == expected)
  }

  /// Names may mean something else in another file; code may use other requirements.
  @Test(arguments: [
    "", ".zero", "Kind.plain", "count", "make()", "1 + 1", "[1]", "[1: 2]", "\"\\(count)\"",
    "return",
    "let a = 1; return a", "log(); return true", "!true", "-count", "#file", "self",
    "\"\"\"\n  a\n  \"\"\"",
  ])
  func anythingElse(_ body: String) throws {
    #expect(try literal("func f() -> T { \(body) }") == nil)
  }

  @Test func noGetter() throws {
    #expect(try literal("func f()") == nil)
    #expect(try literal("var f: T { get }") == nil)
    #expect(try literal("var f: T { _read { yield 1 } }") == nil)
  }
}
