import Testing

@testable import ProxyGenerator

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("abc", 3), ("größe", 5), ("gro\u{308}ße", 5), ("高さ", 4), ("한글", 4), ("👍", 2), ("❤️", 2),
    ("", 0),
    ("ｗ", 2), ("→", 1),
  ])
  func asTerminalsCount(_ text: String, _ width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }
}
