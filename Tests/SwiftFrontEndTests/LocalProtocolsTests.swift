import ProtocolModel
import SwiftFrontEnd
import Testing

struct LocalProtocolsTests {
  private func parsed(_ text: String) -> SwiftFrontEnd.Parsed {
    SwiftFrontEnd.parse(text, path: "A.swift")
  }

  @Test(arguments: [
    "func f() { protocol P {} }", "class C { func f() { protocol P {} } }",
    "class C { init() { protocol P {} } }", "var a: Int { protocol P {}; return 1 }",
    "let a = { protocol P {} }", "func f() { if true { protocol P {} } }",
    "extension Int { func f() { class C { protocol P {} } } }",
  ])
  func inABody(_ text: String) {
    let file = parsed(text).file
    #expect(file.localProtocols.map(\.name) == ["P"])
    #expect(file.protocols.isEmpty)
  }

  @Test(arguments: [
    "protocol P {}", "class C { protocol P {} }", "extension C { protocol P {} }",
    "#if A\nprotocol P {}\n#endif",
  ])
  func anywhereElse(_ text: String) {
    let file = parsed(text).file
    #expect(file.localProtocols.isEmpty)
    #expect(file.protocols.map(\.name) == ["P"])
  }

  /// Its comments count, so that it can be skipped.
  @Test func itsCommentsAreRead() {
    let found = parsed("func f() {\n// proxygen:skip\nprotocol P {}\n}")
    #expect(found.file.localProtocols.first?.context.directives.map(\.key) == ["skip"])
    #expect(found.diagnostics == [])
  }
}
