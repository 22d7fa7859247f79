/// What the user asked for, ready to be run.
enum Invocation: Equatable, Sendable {
  case generate(GenerateOptions)
  case check(GenerateOptions)
  case list(ListOptions)
  case config(ConfigOptions)
  case initialize(InitOptions)
  case explain(ExplainOptions)
  case templates(TemplatesOptions)
  case doctor
  case completions(Shell)
  case help(HelpTopic)
  case version
}

enum HelpTopic: Equatable, Sendable {
  case overview
  /// The man page.
  case manual
  case command(CommandName)
}

enum CommandName: String, CaseIterable, Sendable {
  case generate, check, list, explain, config
  case initialize = "init"
  case templates, doctor, completions, help
}
