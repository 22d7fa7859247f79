import Testing

@testable import TemplateEngine

struct DottedNameTests {
  private func name(_ text: String, after prefix: String = "") -> DottedName? {
    let source = Array((prefix + text).utf8)
    return DottedName(source, prefix.utf8.count..<source.count)
  }

  @Test func knowsWhereEachPartStands() throws {
    let name = try #require(self.name("a.größe.c", after: "{{ "))
    #expect(name.parts.map(\.text) == ["a", "größe", "c"])
    #expect(name.parts.map(\.offset) == [3, 5, 13])
    #expect(name.offset == 3)
  }

  @Test func readsTheImplicitIterator() {
    #expect(name(".")?.parts == [])
    #expect(name(".", after: "{{")?.offset == 2)
  }

  @Test(arguments: ["", "a.", ".a", "a..b", ".."])
  func hasNoEmptyPart(text: String) {
    #expect(name(text) == nil)
  }

  @Test func isWrittenAsItWasRead() {
    #expect(name("a.b.c")?.text == "a.b.c")
    #expect(name("a.b.c")?.text(upTo: 2) == "a.b")
    #expect(name(".")?.text == ".")
  }
}
