import Foundation
import TestSupport
import Testing

@testable import proxygen

/// The schema and the reference of `proxygen.json` are made from the keys that the program reads.
@Suite struct ConfigurationDocumentTests {
  @Test(arguments: [
    ("proxygen.schema.json", ConfigurationSchema.text),
    ("Configuration.md", ConfigurationReference.text),
  ])
  func isFresh(_ name: String, _ text: String) throws {
    let file = Repository.root.appendingPathComponent("Documentation/\(name)")
    if ProcessInfo.processInfo.environment[CaseFolder.recordVariable] == "1" {
      try Data(text.utf8).write(to: file)
      Issue.record("recorded; run again without \(CaseFolder.recordVariable)")
    }
    let committed = try? String(contentsOf: file, encoding: .utf8)
    #expect(committed == text, "'make record' makes it again")
  }
}
