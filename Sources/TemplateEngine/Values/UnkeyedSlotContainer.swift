/// Writes the elements of a list.
struct UnkeyedSlotContainer: UnkeyedEncodingContainer {
  let slot: EncodedSlot
  let codingPath: [any CodingKey]

  init(slot: EncodedSlot, codingPath: [any CodingKey]) {
    self.slot = slot
    self.codingPath = codingPath
    slot.becomeList()
  }

  var count: Int { slot.count }

  private var elementPath: [any CodingKey] { codingPath + [IndexKey(index: count)] }

  func encodeNil() { slot.element().storeNull() }

  func encode(_ value: some Encodable) throws {
    let path = elementPath
    try slot.element().store(value, codingPath: path)
  }

  func nestedContainer<NestedKey>(
    keyedBy keyType: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey> {
    let path = elementPath
    return KeyedEncodingContainer(
      KeyedSlotContainer<NestedKey>(slot: slot.element(), codingPath: path))
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    let path = elementPath
    return UnkeyedSlotContainer(slot: slot.element(), codingPath: path)
  }

  func superEncoder() -> any Encoder {
    let path = elementPath
    return TemplateValueEncoder(slot: slot.element(), codingPath: path)
  }
}

/// An index in a coding path.
private struct IndexKey: CodingKey {
  let index: Int
  var intValue: Int? { index }
  var stringValue: String { "Index \(index)" }

  init(index: Int) { self.index = index }
  init?(intValue: Int) { self.init(index: intValue) }
  init?(stringValue: String) { nil }
}
