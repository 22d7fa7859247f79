import Testing

@testable import ProxyGenerator

@Suite struct CodePartsTests {
  @Test(arguments: [
    ("thing(_:didFinish:)", "thing(|_:|did|Finish:|)"), ("RxURLProxy", "Rx|URLProxy"), ("", ""),
    ("Map.Camera", "Map.|Camera"), ("[String: Int]", "[String:| Int]"),
  ])
  func linesMayBreakBetweenWords(_ code: String, _ expected: String) {
    #expect(CodeParts.of(code).joined(separator: "|") == expected)
  }
}
