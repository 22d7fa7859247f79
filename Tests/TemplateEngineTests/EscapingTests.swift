import Testing

@testable import TemplateEngine

struct EscapingTests {
  @Test func htmlReplacesFiveSigns() {
    let replaced = (UInt8.min...UInt8.max).filter { Escaping.html.replacement(for: $0) != nil }
    #expect(replaced == Array("\"&'<>".utf8))
  }

  @Test func noneReplacesNothing() {
    #expect(!(UInt8.min...UInt8.max).contains { Escaping.none.replacement(for: $0) != nil })
  }
}
