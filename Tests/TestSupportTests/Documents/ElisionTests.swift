import Testing

@testable import TestSupport

@Suite struct ElisionTests {
  @Test(arguments: [
    ("a\nb\n", "a\nb\n", true), ("a\nb\n", "a\nb\nc\n", false), ("a\n…\nc\n", "a\nc\n", true),
    ("a\n…\nc\n", "a\nb\nb\nc\n", true), ("a\n  …\n", "a\nb\n", true), ("a…\n", "abc\n", true),
    ("a…\n", "bc\n", false), ("…\nc\n", "a\nc\nd\n", false),
  ])
  func describes(_ pattern: String, _ text: String, _ expected: Bool) {
    #expect(Elision(pattern).describes(text) == expected)
  }

  @Test(arguments: [
    ("b\nc\n", "a\nb\nc\nd\n", true), ("b\nd\n", "a\nb\nc\nd\n", false),
    ("b\n…\nd\n", "a\nb\nc\nd\n", true), ("b\n", "a\n    b\n", true), ("x\n", "a\n", false),
  ])
  func isExcerpt(_ pattern: String, _ text: String, _ expected: Bool) {
    #expect(Elision(pattern).isExcerpt(of: text) == expected)
  }
}
