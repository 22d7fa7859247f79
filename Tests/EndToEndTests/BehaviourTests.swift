import Foundation
import TestSupport
import Testing

@Suite struct BehaviourTests {
  @Test(arguments: try BehaviourProgram.all())
  func isWhatTheModelSays(_ program: BehaviourProgram) throws {
    let run = try program.run()
    #expect(run.isSuccess, "\(run.end): \(run.errors.prefix(2000))")
    let lines = run.output.split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("FAIL") } == [])
    #expect(lines.last?.contains("checked, 0 failed") ?? false)
  }

  @Test func isCheckedInUsefulNumbers() throws {
    let styles = Dictionary(grouping: try BehaviourProgram.all(), by: \.style)
    #expect(styles.values.allSatisfy { $0.count >= 30 })
  }
}
