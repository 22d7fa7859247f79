/// Turns what `encode(to:)` writes into a `TemplateValue`.
///
/// Foundation's encoders are not used because they leave no trace of a nil property; see
/// `TemplateValue.init(encoding:)`.
struct TemplateValueEncoder: Encoder {
  let slot: EncodedSlot
  let path: EncodingPath?
  var codingPath: [any CodingKey] { path?.keys ?? [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(KeyedSlotContainer(slot: slot, path: path))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    UnkeyedSlotContainer(slot: slot, path: path)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    SingleSlotContainer(slot: slot, path: path)
  }
}

extension TemplateValue {
  /// - Parameter path: of the value; made only where it is needed.
  init(_ value: some Encodable, at path: @autoclosure () -> EncodingPath?) throws {
    if let plain = TemplateValue(plain: value) {
      self = plain
      return
    }
    let slot = EncodedSlot()
    try value.encode(to: TemplateValueEncoder(slot: slot, path: path()))
    self = slot.value
  }

  /// - Parameter value: what a type that isn't plain says that it consists of; it must not ask again where it is a scalar.
  init(single value: some Encodable, at path: EncodingPath?) throws {
    self = try TemplateValue(scalar: value, at: path) ?? TemplateValue(value, at: path)
  }

  /// The value of a type that contexts are full of; nil for any other type. Types are compared, since asking the runtime whether
  /// one conforms to a protocol has it search all conformances of the program.
  private init?<Value: Encodable>(plain value: Value) {
    if Value.self == String.self, let text = value as? String {
      self = .string(text)
    } else if Value.self == Bool.self, let flag = value as? Bool {
      self = .bool(flag)
    } else if Value.self == Int.self, let integer = value as? Int {
      self = .integer(integer)
    } else if Value.self == [String].self, let texts = value as? [String] {
      self = .list(texts.map(TemplateValue.string))
    } else if Value.self == TemplateValue.self, let value = value as? TemplateValue {
      self = value
    } else {
      return nil
    }
  }

  /// The value of a type that encodes itself as one scalar; nil for any other type.
  private init?(scalar value: some Encodable, at path: EncodingPath?) throws {
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
            codingPath: path?.keys ?? [], debugDescription: "\(integer) does not fit into Int"))
      }
      self = .integer(exact)
    default: return nil
    }
  }
}
