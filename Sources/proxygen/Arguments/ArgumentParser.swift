import Diagnostics

/// Reads the arguments of one command as `getopt_long` does: `--name value`, `--name=value`, unambiguous
/// beginnings of long names, `-o value`, `-ovalue`, clustered flags, `--` as the end of the options, `-` as an
/// operand, and options and operands in any order. It reads from left to right and stops at the first error.
struct ArgumentParser<Options: Sendable> {
  /// Where options may stand.
  enum Ordering {
    case anywhere
    /// The first operand and all that follows it are operands.
    case beforeOperands
  }

  enum Outcome {
    case options(Options, operands: [String])
    case help
  }

  /// What an argument turned out to be.
  private enum Step {
    case go
    case help
  }

  private let command: CommandName?
  private let options: [CommandOption<Options>]
  private let ordering: Ordering
  private var result: Options
  private var rest: ArraySlice<String> = []

  init(
    command: CommandName?, options: [CommandOption<Options>], ordering: Ordering = .anywhere,
    initial: Options
  ) {
    self.command = command
    self.options = options
    self.ordering = ordering
    self.result = initial
  }

  mutating func parse(_ arguments: [String]) throws(UsageError) -> Outcome {
    rest = arguments[...]
    var operands: [String] = []
    while let argument = rest.popFirst() {
      let step: Step
      if argument == "--" {
        return .options(result, operands: operands + rest)
      } else if argument.hasPrefix("--") {
        step = try long(argument.dropFirst(2))
      } else if argument.hasPrefix("-"), argument != "-" {
        step = try cluster(argument)
      } else if ordering == .beforeOperands {
        return .options(result, operands: [argument] + rest)
      } else {
        operands.append(argument)
        step = .go
      }
      if case .help = step { return .help }
    }
    return .options(result, operands: operands)
  }

  /// `name` or `name=value`.
  private mutating func long(_ argument: Substring) throws(UsageError) -> Step {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let option = try option(named: String(parts.first ?? ""))
    let attached = parts.count == 2 ? String(parts[1]) : nil
    return try perform(option, spelling: option.name.spelling, attached: attached)
  }

  /// `-abc`: flags, the last of which may be an option whose value is what follows.
  private mutating func cluster(_ argument: String) throws(UsageError) -> Step {
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = options.first(where: { $0.name.short == letter }) else {
        throw unknownLetter(letter, in: argument)
      }
      if case .value = option.action {
        let attached = letters.isEmpty ? nil : String(letters)
        return try perform(option, spelling: "-\(letter)", attached: attached)
      }
      if case .help = try perform(option, spelling: "-\(letter)", attached: nil) { return .help }
    }
    return .go
  }

  /// The option that `name` names, whole or by its beginning.
  private func option(named name: String) throws(UsageError) -> CommandOption<Options> {
    if let exact = options.first(where: { $0.name.long == name }) { return exact }
    let candidates = options.filter {
      !name.isEmpty && $0.name.long?.hasPrefix(name) ?? false
    }
    if candidates.count == 1, let only = candidates.first { return only }
    guard candidates.isEmpty else {
      let names = candidates.map { "'\($0.name.spelling)'" }.joined(separator: ", ")
      throw error("ambiguous-option", "option '--\(name)' is ambiguous; possible: \(names)")
    }
    let suggestion = closestMatch(to: name, among: options.compactMap(\.name.long))
    throw unknown("--\(name)", suggestion: suggestion)
  }

  private mutating func perform(
    _ option: CommandOption<Options>, spelling: String, attached: String?
  ) throws(UsageError) -> Step {
    switch option.action {
    case .value(let value, let store):
      guard let text = attached ?? rest.popFirst() else {
        let form = "\(spelling) \(value.placeholder)"
        throw error("missing-value", "option '\(spelling)' needs a value: '\(form)'")
      }
      do {
        try store(&result, text)
      } catch {
        throw self.error("invalid-value", "option '\(spelling)': \(error.reason)")
      }
      return .go
    case .flag(let set):
      try refuse(attached, for: spelling)
      set(&result)
      return .go
    case .help:
      try refuse(attached, for: spelling)
      return .help
    }
  }

  private func refuse(_ attached: String?, for spelling: String) throws(UsageError) {
    guard let attached else { return }
    throw error("unexpected-value", "option '\(spelling)' takes no value, but got '\(attached)'")
  }

  /// `-sdk PATH` is a common slip for `--sdk PATH`.
  private func unknownLetter(_ letter: Character, in argument: String) -> UsageError {
    let name = argument.dropFirst().prefix { $0 != "=" }
    let meant = options.first { $0.name.long.map { $0 == name } ?? false }
    return unknown("-\(letter)", suggestion: meant?.name.long)
  }

  private func unknown(_ spelling: String, suggestion: String?) -> UsageError {
    let question = suggestion.map { "; did you mean '--\($0)'?" } ?? ""
    return error("unknown-option", "unknown option '\(spelling)'\(question)")
  }

  private func error(_ rule: String, _ message: String) -> UsageError {
    UsageError(command: command, rule: rule, message: message)
  }
}
