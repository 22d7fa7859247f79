/// Every key of `proxygen.json`, as a page of the manual.
enum ConfigurationReference {
  static var text: String {
    let head = """
      # The keys of proxygen.json

      <!-- Made from the code; `make record` makes it again. -->

      JSON with comments; a comma may follow the last of a list. [proxygen.schema.json](proxygen.schema.json) tells editors the
      same. `…` stands for a name of your choice, `[]` for every element of a list.

      | key | value | |
      |---|---|---|

      """
    return head + rows(Configuration.value.schema, path: "").joined(separator: "\n") + "\n"
  }

  private static func rows(_ schema: JSONSchema, path: String) -> [String] {
    switch schema {
    case .object(let properties):
      return properties.flatMap { property in
        let name = path.isEmpty ? property.name : "\(path).\(property.name)"
        let help = property.help + (property.isRequired ? " Required." : "")
        return ["| `\(name)` | \(property.schema.summary) | \(help) |"]
          + rows(property.schema, path: name)
      }
    case .list(let element): return rows(element, path: path + "[]")
    case .table(let value): return rows(value, path: path + ".…")
    case .either(let one, _): return rows(one, path: path)
    case .string, .boolean, .integer, .choice, .constant: return []
    }
  }
}

extension JSONSchema {
  /// In a few words.
  fileprivate var summary: String {
    switch self {
    case .string: "string"
    case .boolean: "true, false"
    case .integer(let minimum): "number, \(minimum) or more"
    case .constant(let number): "\(number)"
    case .choice(let words): words.map { "`\($0)`" }.joined(separator: ", ")
    case .list(let element): element.isPlain ? "list of \(element.summary)s" : "list of objects"
    case .table(let value): value.isPlain ? "object of \(value.summary)s" : "object of objects"
    case .object: "object"
    case .either(let one, let other): "\(one.summary), \(other.summary)"
    }
  }

  private var isPlain: Bool {
    switch self {
    case .object, .table, .list: false
    case .either(let one, let other): one.isPlain && other.isPlain
    case .string, .boolean, .integer, .choice, .constant: true
    }
  }
}
