import Diagnostics

/// What `proxygen config` was asked to do.
struct ConfigOptions: Equatable, ReadsInputs {
  var input = InputOptions()
  var action = ConfigAction.lint
  var diagnostics = DiagnosticFormat.text
}

enum ConfigAction: String, CaseIterable, Sendable {
  case lint, dump, schema
}

extension Command<ConfigOptions> {
  static var config: Command {
    Command(
      name: .config, summary: "Check a configuration, or show what it comes to.",
      discussion: [
        "'lint' reads the configuration and its inputs, and reports everything that is wrong: unknown keys, "
          + "values of the wrong kind, rules that match nothing or have no effect.",
        "'dump' prints the configuration without comments, as it is understood. 'schema' prints its JSON Schema, for editors.",
      ],
      operands: Operands(
        placeholder: "lint|dump|schema", help: "",
        completion: .words(ConfigAction.allCases.map(\.rawValue))
      ) { (options, operands) throws(RefusedOperands) in
        options.action = try action(operands)
      },
      options: CommandOption.configurationOptions + CommandOption.lookupOptions + [
        .diagnostics(\.diagnostics), .help,
      ],
      initial: ConfigOptions()
    ) { .config($0) }
  }

  private static func action(_ operands: [String]) throws(RefusedOperands) -> ConfigAction {
    let words = ConfigAction.allCases.map(\.rawValue)
    let list = words.map { "'\($0)'" }.joined(separator: ", ")
    guard let first = operands.first else {
      throw RefusedOperands(rule: "no-action", message: "say what to do: \(list)")
    }
    guard operands.count == 1 else {
      throw RefusedOperands(
        rule: "unexpected-operand", message: "unexpected operand '\(operands[1])'")
    }
    guard let action = ConfigAction(rawValue: first) else {
      let advice =
        closestMatch(to: first, among: words).map { "did you mean '\($0)'?" } ?? "possible: \(list)"
      throw RefusedOperands(
        rule: "unknown-action", message: "there is no '\(first)' here; \(advice)")
    }
    return action
  }
}
