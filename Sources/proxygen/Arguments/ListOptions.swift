/// What `proxygen list` was asked to do.
struct ListOptions: Equatable, ReadsInputs {
  var input = InputOptions()
  var format = ListFormat.text
  var diagnostics = DiagnosticFormat.text
}

enum ListFormat: String, CaseIterable, Sendable {
  case text, json
}

extension Command<ListOptions> {
  static var list: Command {
    Command(
      name: .list, summary: "Show the kind of every requirement, and why.",
      discussion: [
        "Reads delegate protocols and prints, for every requirement, the kind that decides what is "
          + "generated for it, with the reason. Nothing is written."
      ],
      operands: .inputs,
      options: [
        .choice(
          .long("format"), into: \.format,
          help: "Print a table for people, which is the default, or JSON.")
      ]
        + CommandOption.inputOptions + CommandOption.configurationOptions
        + CommandOption.lookupOptions + [
          .diagnostics(\.diagnostics), .help,
        ],
      initial: ListOptions()
    ) { .list($0) }
  }
}
