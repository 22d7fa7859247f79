import Foundation
import ProtocolModel
import Testing

struct CopyOnWriteTests {
  private struct Holder: Hashable, Codable {
    @CopyOnWrite var names: [String]
  }

  @Test func aCopyChangesAlone() {
    let one = Holder(names: ["a"])
    var other = one
    other.names.append("b")
    #expect(one.names == ["a"])
    #expect(other.names == ["a", "b"])
    #expect(one != other)
  }

  @Test func equalValuesAreEqual() {
    let (one, other) = (Holder(names: ["a"]), Holder(names: ["a"]))
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
  }

  @Test func isEncodedLikeAPlainProperty() throws {
    let data = try JSONEncoder().encode(Holder(names: ["a"]))
    #expect(String(decoding: data, as: UTF8.self) == #"{"names":["a"]}"#)
    #expect(try JSONDecoder().decode(Holder.self, from: data) == Holder(names: ["a"]))
  }
}
