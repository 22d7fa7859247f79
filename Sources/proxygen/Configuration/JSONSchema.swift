/// What a configuration's value may be, in the words of JSON Schema (draft 2020-12), as far as they are needed.
indirect enum JSONSchema: Equatable, Sendable {
  case string
  case boolean
  /// A whole number, from `minimum` on.
  case integer(minimum: Int)
  case choice([String])
  /// This very number.
  case constant(Int)
  case list(of: JSONSchema)
  /// Any names, all with one kind of value.
  case table(of: JSONSchema)
  case object([Property])
  case either(JSONSchema, JSONSchema)

  struct Property: Equatable, Sendable {
    var name: String
    var help: String
    var schema: JSONSchema
    var isRequired: Bool
  }
}

extension JSONSchema: Encodable {
  private enum Key: String, CodingKey {
    case type, description, properties, required, items, minimum, anyOf, additionalProperties
    case `enum`, const
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try encode(into: &container)
  }

  private func encode(into container: inout KeyedEncodingContainer<Key>) throws {
    switch self {
    case .string: try container.encode("string", forKey: .type)
    case .boolean: try container.encode("boolean", forKey: .type)
    case .integer(let minimum):
      try container.encode("integer", forKey: .type)
      try container.encode(minimum, forKey: .minimum)
    case .choice(let words): try container.encode(words, forKey: .enum)
    case .constant(let number): try container.encode(number, forKey: .const)
    case .list(let element):
      try container.encode("array", forKey: .type)
      try container.encode(element, forKey: .items)
    case .table(let value):
      try container.encode("object", forKey: .type)
      try container.encode(value, forKey: .additionalProperties)
    case .either(let one, let other): try container.encode([one, other], forKey: .anyOf)
    case .object(let properties):
      try container.encode("object", forKey: .type)
      let described = properties.map { ($0.name, Described(property: $0)) }
      try container.encode(
        Dictionary(described) { first, _ in first }, forKey: .properties)
      let required = properties.filter(\.isRequired).map(\.name)
      if !required.isEmpty { try container.encode(required, forKey: .required) }
      try container.encode(false, forKey: .additionalProperties)
    }
  }

  private struct Described: Encodable {
    let property: Property

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(property.help, forKey: .description)
      try property.schema.encode(into: &container)
    }
  }
}
