import Diagnostics

/// A JSON object that has no other keys than those that are known.
struct StrictKeys<Key: CodingKey & CaseIterable> {
  private let container: KeyedDecodingContainer<Key>

  init(_ decoder: any Decoder) throws {
    container = try decoder.container(keyedBy: Key.self)
    let known = Key.allCases.map(\.stringValue)
    let given = try decoder.container(keyedBy: AnyKey.self)
    guard let unknown = given.allKeys.filter({ !known.contains($0.stringValue) }).min() else {
      return
    }
    let advice =
      closestMatch(to: unknown.stringValue, among: known).map { "did you mean '\($0)'?" }
      ?? "possible: " + known.map { "'\($0)'" }.joined(separator: ", ")
    throw DecodingError.dataCorruptedError(
      forKey: unknown, in: given, debugDescription: "there is no such key; \(advice)")
  }

  func required<Value: Decodable>(_ key: Key) throws -> Value {
    try container.decode(Value.self, forKey: key)
  }

  func optional<Value: Decodable>(_ key: Key) throws -> Value? {
    try container.decodeIfPresent(Value.self, forKey: key)
  }
}

private struct AnyKey: CodingKey, Comparable {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }

  init?(intValue: Int) { nil }

  static func < (one: AnyKey, other: AnyKey) -> Bool { one.stringValue < other.stringValue }
}
