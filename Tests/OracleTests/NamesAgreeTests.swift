import TestSupport
import Testing

@testable import Oracle

@Suite(.enabled(if: Importer.isAvailable)) struct NamesAgreeTests {
  /// Fifteen hundred methods; `make fuzz-names` compares as many as one likes.
  @Test(arguments: [1, 2, 4] as [UInt64])
  func namerAndCompilerAgree(seed: UInt64) throws {
    let importer = try Importer()
    let comparison = try ImportComparison(seed: seed, members: 500, importer)
    #expect(comparison.methodCount > 350)
    for fault in comparison.faults {
      let smallest = HeaderShrinker.smallest(
        seed: seed, members: 500, number: fault.number, importer)
      Issue.record("seed \(seed) #\(fault.number) \(fault)\nsmallest:\n\(smallest.text)")
    }
  }
}
