import Testing

@testable import ProxyGenerator

@Suite struct AddedLinesTests {
  @Test func theyBeginWhereADeclarationDoes() {
    let other = "class A {\n  func a() {\n  }\n\n  func c() {\n  }\n}\n"
    let text = "class A {\n  func a() {\n  }\n\n  func b() {\n  }\n\n  func c() {\n  }\n}\n"
    #expect(AddedLines(in: text, since: other).blocks == [["func b() {", "}"]])
  }

  @Test func severalBlocksKeepTheirOrderAndShape() {
    let other = "a\nb\n"
    let text = "  x\n    y\na\nb\nz\n"
    #expect(AddedLines(in: text, since: other).blocks == [["x", "  y"], ["z"]])
  }

  @Test func blankLinesAloneAreNothing() {
    #expect(AddedLines(in: "a\n\nb\n", since: "a\nb\n").blocks == [])
    #expect(AddedLines(in: "a\n", since: "a\n").blocks == [])
  }
}
