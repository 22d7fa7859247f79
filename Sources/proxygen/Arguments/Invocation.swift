/// What the user asked for, ready to be run.
enum Invocation: Equatable, Sendable {
  case generate(GenerateOptions)
  case check(GenerateOptions)
  case list(ListOptions)
  case config(ConfigOptions)
  case initialize(InitOptions)
  case help(HelpTopic)
  case version
}

enum HelpTopic: Equatable, Sendable {
  case overview
  case command(CommandName)
}

enum CommandName: String, CaseIterable, Sendable {
  case generate, check, list, config
  case initialize = "init"
  case help
}
