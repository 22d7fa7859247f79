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
      operands: .word(\.action, question: "say what to do"),
      options: CommandOption.configurationOptions + CommandOption.lookupOptions + [
        .diagnostics(\.diagnostics), .help,
      ],
      examples: [
        CommandExample("config lint", "Is everything in the configuration right?"),
        CommandExample("config dump --config Tools/proxygen.json", "What does it come to?"),
        CommandExample("config schema > proxygen.schema.json", "Let an editor check it."),
      ],
      initial: ConfigOptions()
    ) { .config($0) }
  }
}
