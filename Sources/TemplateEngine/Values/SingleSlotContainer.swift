/// Writes one scalar, or hands on to the value's own encoding.
struct SingleSlotContainer: SingleValueEncodingContainer {
  let slot: EncodedSlot
  let path: EncodingPath?
  var codingPath: [any CodingKey] { path?.keys ?? [] }

  func encodeNil() { slot.store(.null) }

  func encode(_ value: String) { slot.store(.string(value)) }

  func encode(_ value: some Encodable) throws {
    slot.store(try TemplateValue(single: value, at: path))
  }
}
