import Testing

@testable import TemplateEngine

struct QuotationTests {
  @Test(arguments: [
    ("a.b", "'a.b'"), ("", "''"), ("größe 👩‍👧", "'größe 👩‍👧'"), ("a\nb\r\u{7}", "'a\\nb\\r\\u{07}'"),
    ("a\u{2028}b", "'a\\u{2028}b'"),
  ])
  func putsANameOnOneLine(name: String, quoted: String) {
    #expect(name.quoted == quoted)
  }

  @Test func cutsWhatIsTooLongForAMessage() {
    let name = String(repeating: "a", count: 80)
    #expect(name.quoted == "'\(name)'")
    #expect((name + "b").quoted == "'\(name)…'")
  }
}
