/// Writes the elements of a list.
struct UnkeyedSlotContainer: UnkeyedEncodingContainer {
  let slot: EncodedSlot
  let path: EncodingPath?

  init(slot: EncodedSlot, path: EncodingPath?) {
    self.slot = slot
    self.path = path
    slot.becomeList()
  }

  var codingPath: [any CodingKey] { path?.keys ?? [] }

  var count: Int { slot.count }

  private var elementPath: EncodingPath { EncodingPath(path, IndexKey(index: count)) }

  func encodeNil() { slot.addElement(.null) }

  func encode(_ value: some Encodable) throws {
    slot.addElement(try TemplateValue(value, at: elementPath))
  }

  func nestedContainer<NestedKey>(
    keyedBy keyType: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey> {
    let path = elementPath
    return KeyedEncodingContainer(KeyedSlotContainer<NestedKey>(slot: slot.element(), path: path))
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    let path = elementPath
    return UnkeyedSlotContainer(slot: slot.element(), path: path)
  }

  func superEncoder() -> any Encoder {
    let path = elementPath
    return TemplateValueEncoder(slot: slot.element(), path: path)
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
