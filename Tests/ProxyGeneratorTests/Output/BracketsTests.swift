import Testing

@testable import ProxyGenerator

struct BracketsTests {
  @Test(arguments: [
    ("a(b) [c] {d}", ["(b)", "[c]", "{d}"]), ("a((b), [c])", ["((b), [c])"]),
    ("A<B<C>>", ["<B<C>>"]),
    ("a < b > c", []), ("(A) -> B", ["(A)"]), ("A<(B) -> C>", ["<(B) -> C>"]),
    ("a(\"(\")", ["(\"(\")"]),
    ("\"(a)\"", []), ("a(b", []), ("a)b(c)", ["(c)"]), ("f(a(b)", []), ("", []),
  ])
  func outermostGroups(_ text: String, _ expected: [String]) {
    let brackets = Brackets(text)
    #expect(brackets.groups.map { brackets.text($0.start..<$0.end + 1) } == expected)
  }

  @Test(arguments: [
    ("a, b(c, d), [e, f]", ["a", " b(c, d)", " [e, f]"]), ("a", ["a"]),
    ("\"a, b\", c", ["\"a, b\"", " c"]),
    ("A<B, C>, D", ["A<B, C>", " D"]), ("", [""]), (",", ["", ""]),
  ])
  func splitOutside(_ text: String, _ expected: [String]) {
    #expect(Brackets(text).splitOutside(",") == expected)
  }

  @Test func firstOutside() {
    #expect(Brackets("a(b: c): d").firstOutside(":") == 7)
    #expect(Brackets("a(b: c)").firstOutside(":") == nil)
  }
}
