import Diagnostics

/// One option of a command whose options are gathered in `Options`: its names, its help, and what it does.
/// Parsing, help, completions and man page all come from this one value.
struct CommandOption<Options: Sendable>: Sendable {
  enum Action: Sendable {
    /// Ends parsing: the user wants help on the command.
    case help
    case flag(set: @Sendable (inout Options) -> Void)
    case value(ValueDescription, store: Store)
  }

  /// Takes a value in, or says what is wrong with it.
  typealias Store = @Sendable (inout Options, String) throws(RefusedValue) -> Void

  let name: OptionName
  let help: String
  let action: Action

  var description: OptionDescription {
    switch action {
    case .help, .flag: OptionDescription(name: name, argument: .none, help: help)
    case .value(let value, _): OptionDescription(name: name, argument: .value(value), help: help)
    }
  }
}

/// Why a value was refused, in words that follow `--option:` (`there is no style named…`).
struct RefusedValue: Error {
  var reason: String
}

extension CommandOption {
  static var help: CommandOption {
    CommandOption(name: .both("h", "help"), help: "Print this help and exit.", action: .help)
  }

  static func flag(
    _ name: OptionName, _ field: WritableKeyPath<Options, Bool> & Sendable, help: String
  ) -> CommandOption {
    CommandOption(name: name, help: help, action: .flag { $0[keyPath: field] = true })
  }

  /// An option that is given once; of several, the last counts.
  static func value<Value>(
    _ name: OptionName, _ placeholder: String, _ completion: Completion = .nothing,
    into field: WritableKeyPath<Options, Value> & Sendable, help: String,
    reading read: @escaping @Sendable (String) throws(RefusedValue) -> Value
  ) -> CommandOption {
    let value = ValueDescription(placeholder: placeholder, completion: completion)
    let store: Store = { (options, text) throws(RefusedValue) in
      options[keyPath: field] = try read(text)
    }
    return CommandOption(name: name, help: help, action: .value(value, store: store))
  }

  /// An option that may be given several times; the values keep their order.
  static func list<Value>(
    _ name: OptionName, _ placeholder: String, _ completion: Completion = .nothing,
    into field: WritableKeyPath<Options, [Value]> & Sendable, help: String,
    reading read: @escaping @Sendable (String) throws(RefusedValue) -> Value
  ) -> CommandOption {
    let value = ValueDescription(placeholder: placeholder, completion: completion)
    let store: Store = { (options, text) throws(RefusedValue) in
      options[keyPath: field].append(try read(text))
    }
    return CommandOption(name: name, help: help, action: .value(value, store: store))
  }

  /// An option whose value is one word of a fixed set.
  static func choice<Value: CaseIterable & RawRepresentable<String> & Sendable>(
    _ name: OptionName, _ placeholder: String? = nil,
    into field: WritableKeyPath<Options, Value> & Sendable, help: String
  ) -> CommandOption {
    let words = Value.allCases.map(\.rawValue)
    return value(
      name, placeholder ?? words.joined(separator: "|"), .words(words), into: field, help: help
    ) { (text) throws(RefusedValue) in try Value(word: text) }
  }
}

extension CaseIterable where Self: RawRepresentable<String> {
  /// The case that `word` names; else the refusal lists all, or the one that was probably meant.
  init(word: String) throws(RefusedValue) {
    if let value = Self(rawValue: word) {
      self = value
      return
    }
    let words = Self.allCases.map(\.rawValue)
    let advice =
      closestMatch(to: word, among: words).map { "did you mean '\($0)'?" }
      ?? "possible: " + words.map { "'\($0)'" }.joined(separator: ", ")
    throw RefusedValue(reason: "'\(word)' is not a possible value; \(advice)")
  }
}
