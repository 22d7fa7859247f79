import Diagnostics
import Testing

@testable import proxygen

@Suite struct WatchTellingTests {
  private func line(written: Int, removed: Int = 0) -> String {
    let paths = { (count: Int) in (0..<count).map { "\($0)" } }
    return WatchTelling(
      GenerationReport(outputs: [], written: paths(written), removed: paths(removed)), [],
      .milliseconds(31)
    ).line
  }

  @Test func whatWasDone() {
    #expect(line(written: 1) == "wrote 1 file, 31 ms")
    #expect(line(written: 2, removed: 1) == "wrote 2 files, removed 1 file, 31 ms")
    #expect(line(written: 0) == "all is up to date, 31 ms")
  }

  @Test func errors() {
    let errors = [Diagnostic.error("a", at: .commandLine, "b"), .error("c", at: .commandLine, "d")]
    let warning = Diagnostic.warning("a", at: .commandLine, "b")
    #expect(
      WatchTelling(nil, errors + [warning], .seconds(2)).line
        == "2 errors, the output stays as it was, 2000 ms")
  }

  @Test func theTimeOfDay() {
    #expect(WatchTelling.time().wholeMatch(of: /\d\d:\d\d:\d\d/) != nil)
  }
}
