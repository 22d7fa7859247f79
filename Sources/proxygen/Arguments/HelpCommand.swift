import Diagnostics

/// What `proxygen help` was asked about.
struct HelpOptions: Equatable, Sendable {
  var topic = HelpTopic.overview
  var form = HelpForm.terminal
}

enum HelpForm: Sendable {
  case terminal
  /// The whole manual in roff.
  case manual
}

extension HelpOptions {
  fileprivate var isManual: Bool {
    get { form == .manual }
    set { form = newValue ? .manual : .terminal }
  }
}

extension Command<HelpOptions> {
  static var help: Command {
    Command(
      name: .help, summary: "Explain proxygen, or one of its commands.", discussion: [],
      operands: Operands(
        placeholder: "[COMMAND]", help: "",
        completion: .inOrder([.words(CommandName.allCases.map(\.rawValue))])
      ) { (options, operands) throws(RefusedOperands) in
        options.topic = try topic(operands)
      },
      options: [
        .flag(
          .long("man"), \.isManual,
          help: "Print the man page, which explains all commands, in roff."),
        .help,
      ],
      examples: [
        CommandExample("help generate", "What is there to say to 'generate'?"),
        CommandExample(
          "help --man > /usr/local/share/man/man1/proxygen.1", "Install the man page."),
      ],
      initial: HelpOptions()
    ) { .help($0.form == .manual ? .manual : $0.topic) }
  }

  private static func topic(_ operands: [String]) throws(RefusedOperands) -> HelpTopic {
    guard let first = operands.first else { return .overview }
    guard operands.count == 1 else { throw .unexpected(operands[1]) }
    guard let command = CommandName(rawValue: first) else {
      throw RefusedOperands(rule: "unknown-command", message: CommandName.unknown(first))
    }
    return .command(command)
  }
}

extension CommandName {
  /// The sentence for a command that does not exist.
  static func unknown(_ name: String) -> String {
    let names = allCases.map(\.rawValue)
    let advice =
      closestMatch(to: name, among: names).map { "did you mean '\($0)'?" }
      ?? "the commands are " + names.map { "'\($0)'" }.joined(separator: ", ")
    return "unknown command '\(name)'; \(advice)"
  }
}
