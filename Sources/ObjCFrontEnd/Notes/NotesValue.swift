/// A node of an API notes file: the part of YAML that such files use.
indirect enum NotesValue: Hashable, Sendable {
  case text(String)
  case list([NotesValue])
  /// In the order of the file.
  case entries([Entry])

  struct Entry: Hashable, Sendable {
    var key: String
    var value: NotesValue
  }

  subscript(key: String) -> NotesValue? {
    guard case .entries(let entries) = self else { return nil }
    return entries.first { $0.key == key }?.value
  }

  func text(_ key: String) -> String? {
    guard case .text(let text) = self[key] else { return nil }
    return text
  }

  func flag(_ key: String) -> Bool? {
    switch text(key) {
    case "true", "yes": true
    case "false", "no": false
    default: nil
    }
  }

  func list(_ key: String) -> [NotesValue] {
    guard case .list(let list) = self[key] else { return [] }
    return list
  }
}
