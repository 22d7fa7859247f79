/// A shell that proxygen has completions for.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// The script that teaches the shell proxygen's command line.
  var completions: String {
    let commands = CommandLineParser.descriptions
    let root = CommandLineParser.rootOptionDescriptions
    return switch self {
    case .bash: BashCompletions(commands: commands, rootOptions: root).text
    case .zsh: ZshCompletions(commands: commands, rootOptions: root).text
    case .fish: FishCompletions(commands: commands, rootOptions: root).text
    }
  }

  /// What the shell wants the script's file to be called.
  var fileName: String {
    switch self {
    case .bash: "\(Program.name).bash"
    case .zsh: "_\(Program.name)"
    case .fish: "\(Program.name).fish"
    }
  }
}

extension OptionName {
  /// `-o` and `--output`, as far as there are such.
  var spellings: [String] {
    [short.map { "-\($0)" }, long.map { "--\($0)" }].compactMap(\.self)
  }
}

extension String {
  /// In single quotes, as bash and zsh take them.
  var singleQuoted: String { "'" + replacing("'", with: "'\\''") + "'" }
}
