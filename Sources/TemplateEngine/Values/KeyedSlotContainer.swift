/// Writes the members of an object; a nil member is written as null instead of being left out.
struct KeyedSlotContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let slot: EncodedSlot
  let path: EncodingPath?

  init(slot: EncodedSlot, path: EncodingPath?) {
    self.slot = slot
    self.path = path
    slot.becomeObject()
  }

  var codingPath: [any CodingKey] { path?.keys ?? [] }

  func encodeNil(forKey key: Key) { slot.addMember(key.stringValue, .null) }

  func encode(_ value: Bool, forKey key: Key) { slot.addMember(key.stringValue, .bool(value)) }

  func encode(_ value: String, forKey key: Key) { slot.addMember(key.stringValue, .string(value)) }

  // The generic method also meets the requirements that name one scalar type each.
  func encode(_ value: some Encodable, forKey key: Key) throws {
    slot.addMember(key.stringValue, try TemplateValue(value, at: EncodingPath(path, key)))
  }

  func encodeIfPresent(_ value: (some Encodable)?, forKey key: Key) throws {
    try encodeOrNull(value, key)
  }

  private func encodeOrNull(_ value: (some Encodable)?, _ key: Key) throws {
    guard let value else { return encodeNil(forKey: key) }
    try encode(value, forKey: key)
  }

  func nestedContainer<NestedKey>(
    keyedBy keyType: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    let path = EncodingPath(path, key)
    return KeyedEncodingContainer(
      KeyedSlotContainer<NestedKey>(slot: slot.member(key.stringValue), path: path))
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    UnkeyedSlotContainer(slot: slot.member(key.stringValue), path: EncodingPath(path, key))
  }

  func superEncoder() -> any Encoder { superEncoder(for: SuperKey.super) }

  func superEncoder(forKey key: Key) -> any Encoder { superEncoder(for: key) }

  private func superEncoder(for key: any CodingKey) -> any Encoder {
    TemplateValueEncoder(slot: slot.member(key.stringValue), path: EncodingPath(path, key))
  }
}

/// The standard library has a default for each of these scalars, which leaves a nil member out and which a
/// generic method does not replace; so each is named.
extension KeyedSlotContainer {
  func encodeIfPresent(_ value: Bool?, forKey key: Key) throws {
    slot.addMember(key.stringValue, value.map(TemplateValue.bool) ?? .null)
  }
  func encodeIfPresent(_ value: String?, forKey key: Key) throws {
    slot.addMember(key.stringValue, value.map(TemplateValue.string) ?? .null)
  }
  func encodeIfPresent(_ value: Double?, forKey key: Key) throws { try encodeOrNull(value, key) }
  func encodeIfPresent(_ value: Float?, forKey key: Key) throws { try encodeOrNull(value, key) }
  func encodeIfPresent(_ value: Int?, forKey key: Key) throws { try encodeOrNull(value, key) }
  func encodeIfPresent(_ value: Int8?, forKey key: Key) throws { try encodeOrNull(value, key) }
  func encodeIfPresent(_ value: Int16?, forKey key: Key) throws { try encodeOrNull(value, key) }
  func encodeIfPresent(_ value: Int32?, forKey key: Key) throws { try encodeOrNull(value, key) }
  func encodeIfPresent(_ value: Int64?, forKey key: Key) throws { try encodeOrNull(value, key) }
  func encodeIfPresent(_ value: UInt?, forKey key: Key) throws { try encodeOrNull(value, key) }
  func encodeIfPresent(_ value: UInt8?, forKey key: Key) throws { try encodeOrNull(value, key) }
  func encodeIfPresent(_ value: UInt16?, forKey key: Key) throws { try encodeOrNull(value, key) }
  func encodeIfPresent(_ value: UInt32?, forKey key: Key) throws { try encodeOrNull(value, key) }
  func encodeIfPresent(_ value: UInt64?, forKey key: Key) throws { try encodeOrNull(value, key) }

  @available(macOS 15, *)
  func encodeIfPresent(_ value: Int128?, forKey key: Key) throws { try encodeOrNull(value, key) }

  @available(macOS 15, *)
  func encodeIfPresent(_ value: UInt128?, forKey key: Key) throws { try encodeOrNull(value, key) }
}

/// The key that the standard library's encoders give to a superclass.
private enum SuperKey: String, CodingKey { case `super` }
