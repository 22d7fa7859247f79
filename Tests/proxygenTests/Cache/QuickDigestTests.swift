import Essentials
import Testing

/// No two of the things that are told apart here have the same digest.
@Suite struct QuickDigestTests {
  private func digest(_ change: (inout QuickDigest) -> Void) -> QuickDigest {
    var digest = QuickDigest()
    change(&digest)
    return digest
  }

  @Test func everyByteAndTheNumberOfBytesCount() {
    let text = Array("what is seen".utf8)
    var seen: Set<QuickDigest> = []
    for count in 0...text.count {
      text.prefix(count).withUnsafeBytes { bytes in _ = seen.insert(digest { $0.add(bytes: bytes) })
      }
    }
    for index in text.indices {
      var changed = text
      changed[index] ^= 1
      changed.withUnsafeBytes { bytes in _ = seen.insert(digest { $0.add(bytes: bytes) }) }
    }
    #expect(seen.count == text.count * 2 + 1)
  }

  @Test func nulBytesCount() {
    #expect(
      Set((0..<20).map { count in digest { $0.add(String(repeating: "\0", count: count)) } }).count
        == 20)
  }

  @Test func whereATextEndsAndOrderCount() {
    let digests = [["ab", "c"], ["a", "bc"], ["abc"], ["c", "ab"], ["abc", ""], ["", "abc"]]
      .map { texts in digest { for text in texts { $0.add(text) } } }
    #expect(Set(digests).count == digests.count)
  }

  @Test func bothHalvesOfAPartCount() {
    let parts = [(1, 2), (1, 3), (3, 2), (2, 1)].map { one, other in
      digest { $0.add(QuickDigest(one: one, other: other)) }
    }
    #expect(Set(parts.map(\.one)).count == 4)
    #expect(Set(parts.map(\.other)).count == 4)
  }

  @Test func theSameGivesTheSame() {
    let twice = (0..<2).map { _ in
      digest {
        $0.add("some text")
        $0.add(7)
      }
    }
    #expect(twice[0] == twice[1])
    #expect(QuickDigest(one: twice[0].one, other: twice[0].other) == twice[1])
  }
}
