import Testing

@testable import Oracle

@Suite struct ReaderComparisonTests {
  /// Whatever libclang is there reads a random header as it was written.
  @Test(arguments: ReaderComparison.libraries)
  func libclangReadsWhatWasWritten(library: String) throws {
    let comparison = try ReaderComparison(seed: 5, members: 300, library: library)
    #expect(comparison.methodCount > 200)
    for difference in comparison.differences { Issue.record("\(difference)") }
  }

  @Test func noLibclangIsAnError() {
    #expect(throws: (any Error).self) {
      try ReaderComparison(seed: 5, members: 10, library: "/nowhere/libclang.so")
    }
  }
}
