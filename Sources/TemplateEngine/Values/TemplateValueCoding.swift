extension TemplateValue: Codable {
  /// Reads plain data such as JSON: a number without a fraction is an `integer` where it fits into one.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let items = try? container.decode([TemplateValue].self) {
      self = .list(items)
    } else {
      self = .object(try container.decode([String: TemplateValue].self))
    }
  }

  /// Writes plain data, without the names of the cases.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let text): try container.encode(text)
    case .list(let items): try container.encode(items)
    case .object(let members): try container.encode(members)
    }
  }
}

extension TemplateValue {
  /// Converts a context: structures and dictionaries with text keys become objects, sequences lists, nil
  /// `null`; whatever else a type's `encode(to:)` does is followed (an enumeration with raw values becomes
  /// its raw value).
  ///
  /// A nil property stays in the object as `null`, although the compiler's `encode(to:)` leaves it out of
  /// other formats. So strict rendering knows every property of a type, set or not, and needs no convention
  /// in the types. Only an `encode(to:)` written by hand that skips a key makes that name unknown.
  ///
  /// Fails with an `EncodingError` for an integer that does not fit into `Int`, and with what the value's own
  /// `encode(to:)` throws.
  public init(encoding value: some Encodable) throws {
    self = try TemplateValue(value, at: nil)
  }
}
