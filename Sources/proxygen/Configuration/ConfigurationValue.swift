import Diagnostics

/// One kind of value in a configuration: how it is read, and how the schema and the manual describe it.
struct ConfigurationValue<Value: Sendable>: Sendable {
  let schema: JSONSchema
  /// Nil when the value can't be used; why is then among the problems.
  let read: @Sendable (LocatedJSON, KeyPathText, inout ConfigurationProblems) -> Value?
}

/// The way from the top to a value, as messages show it: `protocols.ThingDelegate.parent`, `outputs[1].path`.
struct KeyPathText: Hashable, Sendable {
  var text = ""

  func key(_ name: String) -> KeyPathText {
    KeyPathText(text: text.isEmpty ? name : "\(text).\(name)")
  }

  func index(_ position: Int) -> KeyPathText { KeyPathText(text: "\(text)[\(position)]") }
}

/// All that is wrong with a configuration, in the order of its text.
struct ConfigurationProblems: Equatable, Sendable {
  private(set) var diagnostics: [Diagnostic] = []

  mutating func add(_ location: SourceLocation, _ path: KeyPathText, _ message: String) {
    let place = path.text.isEmpty ? "" : "'\(path.text)': "
    diagnostics.append(.error("configuration", at: .source(location), place + message))
  }
}

extension ConfigurationValue {
  /// - Parameter expected: what messages say that the value must be.
  init(
    _ schema: JSONSchema, expected: String,
    _ convert: @escaping @Sendable (LocatedJSON.Value) -> Value?
  ) {
    self.init(schema: schema) { json, path, problems in
      if let value = convert(json.value) { return value }
      problems.add(json.location, path, "\(expected) is expected here, not \(json.kind)")
      return nil
    }
  }

  /// Turns the value into another, or refuses it with a sentence.
  func map<Other>(
    _ convert: @escaping @Sendable (Value) throws(RefusedValue) -> Other
  ) -> ConfigurationValue<Other> {
    ConfigurationValue<Other>(schema: schema) { json, path, problems in
      guard let value = read(json, path, &problems) else { return nil }
      do throws(RefusedValue) {
        return try convert(value)
      } catch {
        problems.add(json.location, path, error.reason)
        return nil
      }
    }
  }
}

extension ConfigurationValue where Value == String {
  static let string = ConfigurationValue(.string, expected: "a string") {
    if case .string(let text) = $0 { text } else { nil }
  }

  /// A string with something in it.
  static let text = string.map { (text) throws(RefusedValue) in try notEmpty(text) }
}

extension ConfigurationValue where Value == Bool {
  static let flag = ConfigurationValue(.boolean, expected: "true or false") {
    if case .boolean(let flag) = $0 { flag } else { nil }
  }
}

extension ConfigurationValue where Value == Int {
  static func integer(from minimum: Int) -> ConfigurationValue {
    ConfigurationValue(.integer(minimum: minimum), expected: "a whole number, \(minimum) or more,")
    {
      guard case .number(let text) = $0, let number = Int(text), number >= minimum else {
        return nil
      }
      return number
    }
  }

  static func constant(_ number: Int) -> ConfigurationValue {
    ConfigurationValue(.constant(number), expected: "the number \(number)") {
      if case .number(let text) = $0, Int(text) == number { number } else { nil }
    }
  }
}

extension ConfigurationValue {
  static func list<Element>(
    of element: ConfigurationValue<Element>
  ) -> ConfigurationValue where Value == [Element] {
    ConfigurationValue(schema: .list(of: element.schema)) { json, path, problems in
      guard case .array(let values) = json.value else {
        problems.add(json.location, path, "a list is expected here, not \(json.kind)")
        return nil
      }
      return values.enumerated().compactMap { element.read($1, path.index($0), &problems) }
    }
  }

  /// A list, or its only element by itself.
  static func oneOrMore<Element>(
    _ element: ConfigurationValue<Element>
  ) -> ConfigurationValue where Value == [Element] {
    let several = list(of: element)
    return ConfigurationValue(schema: .either(element.schema, several.schema)) {
      json, path, problems in
      if case .array = json.value { return several.read(json, path, &problems) }
      return element.read(json, path, &problems).map { [$0] }
    }
  }

  /// Values by names of the user's choice, in the order of the text.
  static func table<Element>(
    of element: ConfigurationValue<Element>
  ) -> ConfigurationValue where Value == [ConfigurationEntry<Element>] {
    ConfigurationValue(schema: .table(of: element.schema)) { json, path, problems in
      guard case .object(let members) = json.value else {
        problems.add(json.location, path, "an object is expected here, not \(json.kind)")
        return nil
      }
      return members.compactMap { member in
        element.read(member.value, path.key(member.name), &problems).map {
          ConfigurationEntry(name: member.name, location: member.location, value: $0)
        }
      }
    }
  }
}

/// One name of a table, and its value.
struct ConfigurationEntry<Value: Sendable>: Sendable {
  var name: String
  var location: SourceLocation
  var value: Value
}

extension ConfigurationEntry: Equatable where Value: Equatable {}
