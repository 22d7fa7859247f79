/// What `proxygen list` was asked to do.
struct ListOptions: Equatable, ReadsInputs {
  var input = InputOptions()
  var format = ListFormat.text
  var content = ListContent.requirements
  var diagnostics = DiagnosticFormat.text
}

enum ListFormat: String, CaseIterable, Sendable {
  case text, json
}

/// What is listed.
enum ListContent: Sendable {
  case requirements
  /// How headers and modules look to Swift.
  case swift
}

extension ListOptions {
  fileprivate var showsSwift: Bool {
    get { content == .swift }
    set { content = newValue ? .swift : .requirements }
  }
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
          help: "Print a table for people, which is the default, or JSON."),
        .flag(
          .long("swift"), \.showsSwift,
          help: "Print headers and modules as Swift sees them instead."),
      ]
        + CommandOption.inputOptions + CommandOption.configurationOptions
        + CommandOption.lookupOptions + [
          .diagnostics(\.diagnostics), .help,
        ],
      examples: [
        CommandExample("list Sources/Player.swift", "What becomes of the requirements of a file?"),
        CommandExample("list Sources --format json", "The same for another program."),
        CommandExample("list --swift FSPlayer.h", "How does Swift see a header?"),
      ],
      initial: ListOptions()
    ) { .list($0) }
  }
}
