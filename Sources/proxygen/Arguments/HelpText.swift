/// Renders help for a terminal of 80 columns.
struct HelpText {
  static let width = 80
  /// Where the explanations of options begin.
  private static let column = 24

  static func text(for topic: HelpTopic) -> String {
    switch topic {
    case .overview: overview
    case .manual: ManualPage.text
    case .command(let name): text(for: CommandLineParser.description(of: name))
    }
  }

  /// `usage: …` for the command, or for proxygen itself.
  static func usage(_ command: CommandName?) -> String {
    guard let command else { return "usage: \(Program.name) COMMAND [ARGUMENT...]" }
    let description = CommandLineParser.description(of: command)
    let words = [Program.name, command.rawValue, "[OPTION...]", description.operandPlaceholder]
    return "usage: " + words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static var overview: String {
    let commands = CommandLineParser.descriptions.map {
      entry($0.name.rawValue, $0.summary)
    }
    return page([
      [usage(nil)],
      paragraph(
        "Reads Swift delegate protocols and writes the code that serves them: RxSwift delegate proxies."
      ),
      ["Commands:"] + commands.flatMap { $0 },
      ["Options:"] + CommandLineParser.rootOptionDescriptions.flatMap(option),
      paragraph("'\(Program.name) help COMMAND' explains a command."),
    ])
  }

  private static func text(for command: CommandDescription) -> String {
    let operands =
      command.operandHelp.isEmpty
      ? [] : ["Inputs:"] + entry(command.operandPlaceholder, command.operandHelp)
    return page(
      [[usage(command.name)], paragraph(command.summary)]
        + command.discussion.map(paragraph)
        + [
          operands, ["Options:"] + command.options.flatMap(option),
          ["Examples:"] + command.examples.flatMap(example),
        ])
  }

  /// The line, and what it is for below it.
  private static func example(_ example: CommandExample) -> [String] {
    ["  \(Program.name) \(example.line)"]
      + TextWrapping.lines(example.purpose, width: width - 6).map { "      \($0)" }
  }

  private static func option(_ option: OptionDescription) -> [String] {
    let short = option.name.short.map { "-\($0)" }
    let long = option.name.long.map { "--\($0)" }
    let names = (short ?? "   ") + (short != nil && long != nil ? ", " : short == nil ? " " : "")
    let value =
      switch option.argument {
      case .none: ""
      case .value(let value): " \(value.placeholder)"
      }
    return entry(names + (long ?? "") + value, option.help)
  }

  /// A term and its explanation beside it, or below it when the term is long.
  private static func entry(_ term: String, _ explanation: String) -> [String] {
    let lines = TextWrapping.lines(explanation, width: width - column)
    let indentation = String(repeating: " ", count: column)
    let head = "  \(term)"
    guard head.count + 2 <= column, let first = lines.first else {
      return [head] + lines.map { indentation + $0 }
    }
    let padding = String(repeating: " ", count: column - head.count)
    return [head + padding + first] + lines.dropFirst().map { indentation + $0 }
  }

  private static func paragraph(_ text: String) -> [String] {
    TextWrapping.lines(text, width: width)
  }

  private static func page(_ blocks: [[String]]) -> String {
    blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }
}
