import Foundation
import Testing

@testable import proxygen

@Suite struct ResponseFilesTests {
  private func expanded(_ arguments: [String], _ files: [String: String]) throws -> [String] {
    let reader = ResponseFiles { (path) throws(SystemError) in
      guard let text = files[path] else { throw SystemError(code: ENOENT) }
      return Data(text.utf8)
    }
    return try reader.expanded(arguments)
  }

  @Test func wordsOfAFile() throws {
    let text = "generate \n 'a b.swift' \"c \\\"d\\\" $e\"\tf\\ g '' h'i'j\n"
    #expect(
      try expanded(["@x", "last"], ["x": text])
        == ["generate", "a b.swift", "c \"d\" $e", "f g", "", "hij", "last"])
  }

  @Test func filesInFiles() throws {
    #expect(try expanded(["@a"], ["a": "1 @b 4", "b": "2 3"]) == ["1", "2", "3", "4"])
  }

  @Test func anAtSignThatIsNoFile() throws {
    #expect(try expanded(["@", "--", "@x"], [:]) == ["@", "--", "@x"])
  }

  @Test(arguments: [("@gone", [:]), ("@a", ["a": "'x"]), ("@a", ["a": "@a"])])
  func faults(_ argument: String, _ files: [String: String]) {
    #expect(throws: UsageError.self) { try expanded([argument], files) }
  }
}
