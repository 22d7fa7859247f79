/// What `proxygen completions` was asked for.
struct CompletionsOptions: Equatable, Sendable {
  var shell = Shell.bash
}

extension Command<CompletionsOptions> {
  static var completions: Command {
    Command(
      name: .completions, summary: "Print completions for a shell.",
      discussion: [
        "Prints a script that teaches the shell the commands and options of this version. The shell reads it at its start: "
          + "bash from '~/.local/share/bash-completion/completions/proxygen', zsh from '_proxygen' in a folder of its 'fpath', "
          + "fish from '~/.config/fish/completions/proxygen.fish'."
      ],
      operands: .word(\.shell, question: "say for which shell"), options: [.help],
      examples: [
        CommandExample("completions bash > /etc/bash_completion.d/proxygen", "For all users."),
        CommandExample("completions fish | source", "For this session of fish."),
      ],
      initial: CompletionsOptions()
    ) { .completions($0.shell) }
  }
}
