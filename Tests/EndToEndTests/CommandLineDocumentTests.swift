import Foundation
import TestSupport
import Testing

@testable import proxygen

/// Completions and man page are made from the declarations that the parser reads.
@Suite struct CommandLineDocumentTests {
  static let documents =
    Shell.allCases.map { ("Completions/\($0.fileName)", $0.completions) }
    + [("Documentation/proxygen.1", ManualPage.text)]

  @Test(arguments: documents)
  func isFresh(_ path: String, _ text: String) throws {
    let file = Repository.root.appendingPathComponent(path)
    if ProcessInfo.processInfo.environment[CaseFolder.recordVariable] == "1" {
      try Data(text.utf8).write(to: file)
      Issue.record("recorded; run again without \(CaseFolder.recordVariable)")
    }
    let committed = try? String(contentsOf: file, encoding: .utf8)
    #expect(committed == text, "'make record' makes it again")
  }

  /// The script says which shells it has not found.
  @Test func shellsCompleteWhatIsHalfWritten() throws {
    let run = try Command(
      Repository.root.appendingPathComponent("Tests/Integrations/completions"),
      timeLimit: .seconds(600)
    ).run()
    #expect(run.isSuccess, "\(run.output)\(run.errors)")
    if run.isSuccess, !run.output.isEmpty { print(run.output) }
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/groff")))
  func groffHasNothingToSayAgainstTheManPage() throws {
    let run = try Command(
      URL(fileURLWithPath: "/usr/bin/groff"),
      [
        "-man", "-Tutf8", "-ww", "-rHY=0",
        Repository.root.appendingPathComponent("Documentation/proxygen.1").path,
      ]
    ).run()
    #expect(run.isSuccess)
    #expect(run.errors == "")
    #expect(run.output.contains("User Commands"))
  }
}
