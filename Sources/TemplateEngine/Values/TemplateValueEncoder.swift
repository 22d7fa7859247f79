/// Turns what `encode(to:)` writes into a `TemplateValue`.
///
/// Foundation's encoders are not used because they leave no trace of a nil property; see
/// `TemplateValue.init(encoding:)`.
struct TemplateValueEncoder: Encoder {
  let slot: EncodedSlot
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(KeyedSlotContainer(slot: slot, codingPath: codingPath))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    UnkeyedSlotContainer(slot: slot, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    SingleSlotContainer(slot: slot, codingPath: codingPath)
  }
}

/// The place that one value is encoded into; containers that live longer than the call that made them share it.
final class EncodedSlot {
  private enum Content {
    case value(TemplateValue)
    case list([EncodedSlot])
    case object([String: EncodedSlot])
  }

  private var content = Content.value(.null)

  var value: TemplateValue {
    switch content {
    case .value(let value): value
    case .list(let slots): .list(slots.map(\.value))
    case .object(let slots): .object(slots.mapValues(\.value))
    }
  }

  /// How many values the list in this slot has.
  var count: Int {
    guard case .list(let slots) = content else { return 0 }
    return slots.count
  }

  func becomeObject() {
    if case .object = content { return }
    content = .object([:])
  }

  func becomeList() {
    if case .list = content { return }
    content = .list([])
  }

  /// The slot for a member of the object that this slot is turned into.
  func member(_ key: any CodingKey) -> EncodedSlot {
    var members: [String: EncodedSlot] = [:]
    if case .object(let present) = content { members = present }
    content = .value(.null)  // Gives up the second reference, so that the insertion copies nothing.
    let slot = members[key.stringValue] ?? EncodedSlot()
    members[key.stringValue] = slot
    content = .object(members)
    return slot
  }

  /// The slot for the next element of the list that this slot is turned into.
  func element() -> EncodedSlot {
    var elements: [EncodedSlot] = []
    if case .list(let present) = content { elements = present }
    content = .value(.null)  // As above.
    let slot = EncodedSlot()
    elements.append(slot)
    content = .list(elements)
    return slot
  }

  func store(_ value: some Encodable, codingPath: [any CodingKey]) throws {
    if let scalar = TemplateValue(plain: value) {
      content = .value(scalar)
    } else {
      storeNull()
      try value.encode(to: TemplateValueEncoder(slot: self, codingPath: codingPath))
    }
  }

  /// - Parameter value: what a type that isn't plain says that it consists of; it must not ask again where it is a scalar.
  func storeSingle(_ value: some Encodable, codingPath: [any CodingKey]) throws {
    if let scalar = try TemplateValue(scalar: value, codingPath: codingPath) {
      content = .value(scalar)
    } else {
      try store(value, codingPath: codingPath)
    }
  }

  func storeNull() { content = .value(.null) }
}

extension TemplateValue {
  /// The value of a type that contexts are full of; nil for any other type. Types are compared, since asking the runtime whether
  /// one conforms to a protocol has it search all conformances of the program.
  fileprivate init?<Value: Encodable>(plain value: Value) {
    if Value.self == String.self, let text = value as? String {
      self = .string(text)
    } else if Value.self == Bool.self, let flag = value as? Bool {
      self = .bool(flag)
    } else if Value.self == Int.self, let integer = value as? Int {
      self = .integer(integer)
    } else if Value.self == TemplateValue.self, let value = value as? TemplateValue {
      self = value
    } else {
      return nil
    }
  }

  /// The value of a type that encodes itself as one scalar; nil for any other type.
  fileprivate init?(scalar value: some Encodable, codingPath: [any CodingKey]) throws {
    if let plain = TemplateValue(plain: value) {
      self = plain
      return
    }
    switch value {
    case let number as Double: self = .number(number)
    case let number as Float: self = .number(Double(String(number)) ?? Double(number))
    case let integer as any FixedWidthInteger & Encodable:
      guard let exact = Int(exactly: integer) else {
        throw EncodingError.invalidValue(
          value,
          EncodingError.Context(
            codingPath: codingPath, debugDescription: "\(integer) does not fit into Int"))
      }
      self = .integer(exact)
    default: return nil
    }
  }
}
