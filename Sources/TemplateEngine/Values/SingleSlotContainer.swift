/// Writes one scalar, or hands on to the value's own encoding.
struct SingleSlotContainer: SingleValueEncodingContainer {
  let slot: EncodedSlot
  let codingPath: [any CodingKey]

  func encodeNil() { slot.storeNull() }

  func encode(_ value: some Encodable) throws {
    try slot.storeSingle(value, codingPath: codingPath)
  }
}
