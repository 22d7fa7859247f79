import Diagnostics

/// One key of an object in a configuration: its name, its help, its value, and what becomes of it. Reading, schema and
/// manual all come from this one value.
struct ConfigurationKey<Owner: Sendable>: Sendable {
  let name: String
  /// Whole sentences without line breaks.
  let help: String
  let schema: JSONSchema
  var isRequired = false
  let store:
    @Sendable (inout Owner, LocatedJSON.Member, KeyPathText, inout ConfigurationProblems) -> Void

  init<Value>(
    _ name: String, _ value: ConfigurationValue<Value>,
    into field: WritableKeyPath<Owner, Value> & Sendable, isRequired: Bool = false, help: String
  ) {
    self.init(name, value, isRequired: isRequired, help: help) { owner, value, _, _ in
      owner[keyPath: field] = value
    }
  }

  init<Value>(
    _ name: String, _ value: ConfigurationValue<Value>,
    into field: WritableKeyPath<Owner, Value?> & Sendable, help: String
  ) {
    self.init(name, value, help: help) { owner, value, _, _ in owner[keyPath: field] = value }
  }

  /// - Parameter store: also gets where the key stands, and the way to it.
  init<Value>(
    _ name: String, _ value: ConfigurationValue<Value>, isRequired: Bool = false, help: String,
    store: @escaping @Sendable (inout Owner, Value, SourceLocation, KeyPathText) -> Void
  ) {
    self.name = name
    self.help = help
    self.schema = value.schema
    self.isRequired = isRequired
    self.store = { owner, member, path, problems in
      guard let value = value.read(member.value, path, &problems) else { return }
      store(&owner, value, member.location, path)
    }
  }

  var property: JSONSchema.Property {
    JSONSchema.Property(name: name, help: help, schema: schema, isRequired: isRequired)
  }
}

extension ConfigurationValue {
  /// An object with these keys and no others.
  static func object(
    _ keys: [ConfigurationKey<Value>], initial: Value
  ) -> ConfigurationValue {
    ConfigurationValue(schema: .object(keys.map(\.property))) { json, path, problems in
      guard case .object(let members) = json.value else {
        problems.add(json.location, path, "an object is expected here, not \(json.kind)")
        return nil
      }
      var owner = initial
      for member in members {
        guard let key = keys.first(where: { $0.name == member.name }) else {
          problems.add(
            member.location, path.key(member.name), "there is no such key; \(advice(member, keys))")
          continue
        }
        key.store(&owner, member, path.key(member.name), &problems)
      }
      for key in keys where key.isRequired && !members.contains(where: { $0.name == key.name }) {
        problems.add(json.location, path, "the key '\(key.name)' is missing")
      }
      return owner
    }
  }

  private static func advice(
    _ member: LocatedJSON.Member, _ keys: [ConfigurationKey<Value>]
  ) -> String {
    let names = keys.map(\.name)
    return closestMatch(to: member.name, among: names).map { "did you mean '\($0)'?" }
      ?? "possible: " + names.map { "'\($0)'" }.joined(separator: ", ")
  }
}
