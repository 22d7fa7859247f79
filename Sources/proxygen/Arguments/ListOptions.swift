/// What `proxygen list` was asked to do.
struct ListOptions: Equatable, ReadsInputs {
  var input = InputOptions()
  /// As given; none means those of the configuration, or `rx`.
  var styles: [StyleArgument] = []
  var format = ListFormat.table
  /// Nil for standard output.
  var output: String?
  var content = ListContent.requirements
  var diagnostics = DiagnosticFormat.text
}

enum ListFormat: String, CaseIterable, Sendable {
  case table, markdown, json, html
}

/// What is listed.
enum ListContent: Sendable {
  case requirements
  /// How headers and modules look to Swift.
  case swift
}

extension ListFormat {
  fileprivate static let words = allCases.map(\.rawValue)

  /// `text` is what the table was called once.
  fileprivate init(name: String) throws(RefusedValue) {
    self = name == "text" ? .table : try ListFormat(word: name)
  }
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
          + "generated for it, with the reason, and the names that the styles give it. No Swift file is written.",
        "'--format html' makes a page to read in a browser: each requirement with its documentation and the way of a "
          + "call, warnings on top, to be searched and narrowed to kinds. It needs no other file and no network.",
      ],
      operands: .inputs,
      options: [
        .value(
          .long("format"), ListFormat.words.joined(separator: "|"), .words(ListFormat.words),
          into: \.format,
          help:
            "Print a table for the terminal, which is the default, Markdown, JSON for other programs, or a page of HTML."
        ) { (word) throws(RefusedValue) in try ListFormat(name: word) },
        .value(
          .both("o", "output"), "FILE", .file(extensions: []), into: \.output,
          help: "Write to FILE rather than to standard output; '-' is standard output."
        ) { (path) throws(RefusedValue) in path == "-" ? nil : try notEmpty(path) },
        .style(
          \.styles,
          help:
            "The style whose names are listed: that of the configuration, or 'rx', by default. Repeatable."
        ),
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
        CommandExample(
          "list Sources --style rx --style combine --format html -o report.html",
          "A page about all of it, to read in a browser."),
        CommandExample("list --swift FSPlayer.h", "How does Swift see a header?"),
      ],
      initial: ListOptions()
    ) { .list($0) }
  }
}
