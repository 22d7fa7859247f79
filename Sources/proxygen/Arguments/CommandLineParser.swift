/// Reads a whole command line, the program's own name left out.
enum CommandLineParser {
  /// Options that stand before a command.
  private struct RootOptions: Sendable {
    var wantsVersion = false
  }

  private static let rootOptions: [CommandOption<RootOptions>] = [
    .help, .flag(.long("version"), \.wantsVersion, help: "Print the version and exit."),
  ]

  static var rootOptionDescriptions: [OptionDescription] { rootOptions.map(\.description) }

  static func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    var parser = ArgumentParser(
      command: nil, options: rootOptions, ordering: .beforeOperands, initial: RootOptions())
    let outcome: ArgumentParser<RootOptions>.Outcome
    do {
      outcome = try parser.parse(arguments)
    } catch {
      throw withHint(error, from: arguments)
    }
    switch outcome {
    case .help: return .help(.overview)
    case .options(let options, let operands):
      return options.wantsVersion ? .version : try command(operands)
    }
  }

  /// The commands, in the order in which help lists them.
  static var descriptions: [CommandDescription] { CommandName.allCases.map(description) }

  static func description(of name: CommandName) -> CommandDescription {
    switch name {
    case .generate: Command.generate.description
    case .check: Command.check.description
    case .list: Command.list.description
    case .explain: Command.explain.description
    case .config: Command.config.description
    case .initialize: Command.initialize.description
    case .templates: Command.templates.description
    case .doctor: Command.doctor.description
    case .completions: Command.completions.description
    case .help: Command.help.description
    }
  }

  /// - Parameter words: the command and its arguments.
  private static func command(_ words: [String]) throws(UsageError) -> Invocation {
    guard let first = words.first else {
      throw UsageError(command: nil, rule: "no-command", message: "no command; \(commandList)")
    }
    guard let name = CommandName(rawValue: first) else {
      throw UsageError(
        command: nil, rule: "unknown-command", message: CommandName.unknown(first))
    }
    let arguments = Array(words.dropFirst())
    return switch name {
    case .generate: try Command.generate.parse(arguments)
    case .check: try Command.check.parse(arguments)
    case .list: try Command.list.parse(arguments)
    case .explain: try Command.explain.parse(arguments)
    case .config: try Command.config.parse(arguments)
    case .initialize: try Command.initialize.parse(arguments)
    case .templates: try Command.templates.parse(arguments)
    case .doctor: try Command.doctor.parse(arguments)
    case .completions: try Command.completions.parse(arguments)
    case .help: try Command.help.parse(arguments)
    }
  }

  private static var commandList: String {
    "the commands are " + CommandName.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
  }

  /// An option of a command that stands before the command is a misplaced one, not an unknown one.
  private static func withHint(_ error: UsageError, from arguments: [String]) -> UsageError {
    guard error.rule == "unknown-option",
      let argument = arguments.first(where: { $0.hasPrefix("-") && $0 != "-" }),
      let owner = descriptions.first(where: { $0.options.contains { $0.name.begins(argument) } })
    else { return error }
    return UsageError(
      command: nil, rule: "misplaced-option",
      message: "option '\(argument)' belongs to a command; write it after '\(owner.name.rawValue)'")
  }
}

extension OptionName {
  /// Whether `argument` is this option, with or without a value attached.
  fileprivate func begins(_ argument: String) -> Bool {
    if let long, argument.split(separator: "=").first.map({ $0 == "--\(long)" }) ?? false {
      return true
    }
    guard let short else { return false }
    return !argument.hasPrefix("--") && argument.hasPrefix("-\(short)")
  }
}
