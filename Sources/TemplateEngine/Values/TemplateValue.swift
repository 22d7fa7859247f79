/// What a template sees.
///
/// In a section, `null`, `false`, the empty list and the empty string are false; every other value is true,
/// zero too. The specification leaves the last two to the host language.
public enum TemplateValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case list([TemplateValue])
  case object([String: TemplateValue])
}

extension TemplateValue {
  /// Whether a section with this value is rendered at all.
  var isTrue: Bool {
    switch self {
    case .null: false
    case .bool(let value): value
    case .integer, .number, .object: true
    case .string(let text): !text.isEmpty
    case .list(let items): !items.isEmpty
    }
  }

  /// What an interpolation writes: nothing for `null`, nil for a list or an object, which have no text.
  var text: String? {
    switch self {
    case .null: ""
    case .bool(let value): value ? "true" : "false"
    case .integer(let value): String(value)
    case .number(let value): String(value)
    case .string(let text): text
    case .list, .object: nil
    }
  }

  /// The value's type as messages name it, with its article.
  var typeDescription: String {
    switch self {
    case .null: "null"
    case .bool: "a Boolean"
    case .integer, .number: "a number"
    case .string: "a string"
    case .list: "a list"
    case .object: "an object"
    }
  }

  /// The names of an object's members; none for any other value.
  var memberNames: [String] {
    guard case .object(let members) = self else { return [] }
    return Array(members.keys)
  }
}
