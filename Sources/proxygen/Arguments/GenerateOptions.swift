import ProxyGenerator

/// What `proxygen generate` was asked to do.
struct GenerateOptions: Equatable, ReadsInputs {
  var input = InputOptions()
  var style = Style.rx
  var output = OutputArgument.standardOutput
  /// A folder whose files replace built-in templates.
  var templates: String?
  var faultReach = FaultReach.wholeRun
  var overwriting = Overwriting.onlyGenerated
  var diagnostics = DiagnosticFormat.text
}

/// Where output was asked to go, before anyone looked at what is there.
enum OutputArgument: Equatable, Sendable {
  case standardOutput
  case path(String)
}

/// Which existing files may be replaced.
enum Overwriting: Sendable {
  case onlyGenerated
  case anyFile
}

/// How diagnostics are printed.
enum DiagnosticFormat: String, CaseIterable, Sendable {
  case text, github, json
}

extension Command<GenerateOptions> {
  static var generate: Command {
    Command(
      name: .generate, summary: "Write proxies for the delegate protocols in the inputs.",
      discussion: [
        "Reads delegate protocols and writes one or more Swift files. Nothing is written when there is an "
          + "error, unless '--keep-going' allows it; a file is written only when its contents change, and never over a file that proxygen "
          + "did not write."
      ],
      operands: .inputs,
      options: [
        .value(
          .both("o", "output"), "PATH", .path, into: \.output,
          help:
            "Write to PATH: a file if it ends in '.swift', else a folder. '-' is standard output, "
            + "which is the default."
        ) { (path) throws(RefusedValue) in
          path == "-" ? .standardOutput : .path(try notEmpty(path))
        },
        .choice(
          .long("style"), "NAME", into: \.style,
          help: "The kind of code to write: 'rx', which is the default."),
        .value(
          .long("templates"), "DIR", .folder, into: \.templates,
          help: "Use the template files in DIR in place of the built-in ones."
        ) { (folder) throws(RefusedValue) in try notEmpty(folder) },
        .flag(
          .long("keep-going"), \.leavesOutFaulty,
          help:
            "Leave out protocols that are in error, with a warning, and write all others."),
        .flag(
          .long("force"), \.overwritesAnyFile,
          help: "Replace existing files even if proxygen did not write them."),
      ]
        + CommandOption.inputOptions + CommandOption.lookupOptions + [
          .diagnostics(\.diagnostics), .help,
        ],
      initial: GenerateOptions()
    ) { .generate($0) }
  }
}

extension GenerateOptions {
  fileprivate var leavesOutFaulty: Bool {
    get { faultReach == .itsProtocol }
    set { faultReach = newValue ? .itsProtocol : .wholeRun }
  }

  fileprivate var overwritesAnyFile: Bool {
    get { overwriting == .anyFile }
    set { overwriting = newValue ? .anyFile : .onlyGenerated }
  }
}

extension CommandOption {
  static func diagnostics(
    _ field: WritableKeyPath<Options, DiagnosticFormat> & Sendable
  ) -> CommandOption {
    choice(
      .long("diagnostics"), into: field,
      help:
        "How errors and warnings are printed on standard error: 'text' for people and editors, which "
        + "is the default, 'github' for workflow annotations, or 'json'.")
  }
}
