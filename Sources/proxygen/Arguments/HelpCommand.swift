import Diagnostics

/// What `proxygen help` was asked about.
struct HelpOptions: Equatable, Sendable {
  var topic = HelpTopic.overview
}

extension Command<HelpOptions> {
  static var help: Command {
    Command(
      name: .help, summary: "Explain proxygen, or one of its commands.", discussion: [],
      operands: Operands(
        placeholder: "[COMMAND]", help: "",
        completion: .words(CommandName.allCases.map(\.rawValue))
      ) { (options, operands) throws(RefusedOperands) in
        options.topic = try topic(operands)
      },
      options: [.help], initial: HelpOptions()
    ) { .help($0.topic) }
  }

  private static func topic(_ operands: [String]) throws(RefusedOperands) -> HelpTopic {
    guard let first = operands.first else { return .overview }
    guard operands.count == 1 else {
      throw RefusedOperands(
        rule: "unexpected-operand", message: "unexpected operand '\(operands[1])'")
    }
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
