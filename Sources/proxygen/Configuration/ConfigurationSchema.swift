import Essentials

/// The JSON Schema of `proxygen.json`, for editors and validators.
enum ConfigurationSchema {
  /// Sorted keys, two spaces, a line break at the end.
  static var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(Document())) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private struct Document: Encodable {
    private enum Key: String, CodingKey {
      case schema = "$schema"
      case title
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode("https://json-schema.org/draft/2020-12/schema", forKey: .schema)
      try container.encode("The configuration of proxygen", forKey: .title)
      try Configuration.value.schema.encode(to: encoder)
    }
  }
}
