import Foundation
import Testing

@testable import TestSupport

@Suite struct ContentKeyTests {
  private func name(_ texts: String...) -> String {
    var key = ContentKey()
    for text in texts { key.add(text) }
    return key.name
  }

  /// FNV-1a by its definition: the offset basis, and what eight zero bytes make of it.
  @Test func isTheSameOnEveryMachine() {
    #expect(name() == "cbf29ce484222325")
    #expect(name("") == "a8c7f832281a39c5")
  }

  @Test func everyByteAndBorderCounts() {
    let names = [name("ab", "c"), name("a", "bc"), name("abc"), name("ab", "d"), name("c", "ab")]
    #expect(Set(names).count == names.count)
  }
}
