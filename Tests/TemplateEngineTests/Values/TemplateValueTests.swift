import Testing

@testable import TemplateEngine

struct TemplateValueTests {
  @Test func literalsGiveEachCase() {
    #expect((nil as TemplateValue) == .null)
    #expect((true as TemplateValue) == .bool(true))
    #expect((1 as TemplateValue) == .integer(1))
    #expect((1.5 as TemplateValue) == .number(1.5))
    #expect(("a\(1)" as TemplateValue) == .string("a1"))
    #expect(([1, "a"] as TemplateValue) == .list([.integer(1), .string("a")]))
    #expect((["a": 1, "a": 2] as TemplateValue) == .object(["a": .integer(2)]))
  }

  @Test(
    arguments: [
      (TemplateValue.null, "null"), (false, "a Boolean"), (1, "a number"), (1.5, "a number"),
      ("", "a string"), ([], "a list"), ([:], "an object"),
    ] as [(TemplateValue, String)])
  func hasATypeForMessages(value: TemplateValue, description: String) {
    #expect(value.typeDescription == description)
  }

  @Test func onlyObjectsHaveMembers() {
    #expect((["a": 1] as TemplateValue).memberNames == ["a"])
    #expect((["a"] as TemplateValue).memberNames == [])
  }
}
