import Testing

@testable import ProxyGenerator

struct SameFileRuleTests {
  @Test(arguments: [
    ([], 0), (["A.swift", "B.swift"], 0), (["A.swift", "B.swift", "A.swift"], 1),
    (["A.swift", "a.swift"], 1), (["A.swift", "A.swift", "B.swift", "b.swift"], 2),
  ])
  func oneForEachName(_ names: [String], _ count: Int) {
    let found = SameFileRule().check(names.map { OutputFile(name: $0, contents: "") })
    #expect(found.count == count)
    #expect(found.allSatisfy { $0.severity == .error })
  }
}
