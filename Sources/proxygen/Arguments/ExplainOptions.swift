import Diagnostics
import Templates

/// What `proxygen explain` was asked about.
struct ExplainOptions: Equatable, ReadsInputs {
  /// The file of the line is the first of the inputs.
  var input = InputOptions()
  var line = 1
  /// As given; none means all built-in ones that make something of a delegate protocol.
  var styles: [StyleArgument] = []
  var diagnostics = DiagnosticFormat.text
}

extension Command<ExplainOptions> {
  static var explain: Command {
    Command(
      name: .explain, summary: "Tell the story of one requirement.",
      discussion: [
        "Says what is known of the requirement in that line of FILE, which kind it is of and why, what it is called in each "
          + "style, and prints what each style generates for it. In the line of a protocol's name, it tells of the protocol. More "
          + "inputs say more: the parent, aliases, types."
      ],
      operands: Operands(
        placeholder: "FILE:LINE [INPUT...]", help: "",
        completion: .each(.file(extensions: ["swift", "swiftinterface", "h"]))
      ) { (options, operands) throws(RefusedOperands) in
        let place = try place(operands.first)
        options.line = place.line
        options.input.operands = [place.file] + operands.dropFirst().filter { $0 != place.file }
      },
      options: [
        .list(
          .long("style"), "NAME", .wordsOrFolder(BuiltInStyles.names), into: \.styles,
          help: "Tell of this style alone, built-in or a folder. Repeatable."
        ) { (name) throws(RefusedValue) in try styleArgument(name) }
      ]
        + CommandOption.configurationOptions + CommandOption.lookupOptions + [
          .diagnostics(\.diagnostics), .help,
        ],
      examples: [
        CommandExample("explain Sources/Player.swift:12", "What becomes of line 12?"),
        CommandExample(
          "explain Sources/Player.swift:12 Sources --style combine",
          "In one style, with all that is known of its types."),
      ],
      initial: ExplainOptions()
    ) { .explain($0) }
  }

  private static func place(
    _ operand: String?
  ) throws(RefusedOperands) -> (file: String, line: Int) {
    guard let operand else {
      throw RefusedOperands(
        rule: "no-place", message: "say which line of which file: 'Sources/Player.swift:12'")
    }
    let parts = operand.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 2, let number = parts.last, let line = Int(number), line > 0 else {
      throw RefusedOperands(
        rule: "no-place", message: "'\(operand)' names no line; write '\(operand):12'")
    }
    let file = parts.dropLast().joined(separator: ":")
    guard !file.isEmpty else {
      throw RefusedOperands(rule: "empty-input", message: "an input has an empty name")
    }
    return (file, line)
  }
}
