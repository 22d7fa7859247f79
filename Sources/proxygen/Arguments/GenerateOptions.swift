import Diagnostics
import ProxyGenerator
import Templates

/// What `proxygen generate` was asked to do.
struct GenerateOptions: Equatable, ReadsInputs {
  var input = InputOptions()
  /// As given; none means those of the configuration, or `rx`.
  var styles: [StyleArgument] = []
  /// Nil for those of the configuration, or standard output.
  var output: OutputArgument?
  /// A folder whose files replace built-in templates.
  var templates: String?
  var faultReach = FaultReach.wholeRun
  var overwriting = Overwriting.onlyGenerated
  var orphans = OrphanHandling.kept
  var result = GenerateResult.files
  /// A file that tells Make or Ninja what the output depends on.
  var dependencyFile: String?
  /// A file that is new after every run that went well.
  var stamp: String?
  var shard: Shard?
  /// Nil to run once.
  var watching: WatchMethod?
  var diagnostics = DiagnosticFormat.text
}

/// A style as the command line names it.
enum StyleArgument: Hashable, Sendable {
  case builtIn(String)
  case folder(String)
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

/// What a run is for.
enum GenerateResult: Sendable {
  case files
  /// The paths of the files, which are left alone.
  case listOfFiles
}

/// How the inputs are watched.
enum WatchMethod: Sendable {
  /// The system tells of changes; where it can't, as for `looking`.
  case listening
  /// By looking at them all, some times a second.
  case looking
}

/// What becomes of generated files that nothing makes any more.
enum OrphanHandling: Sendable {
  case kept, removed
}

/// How diagnostics are printed.
enum DiagnosticFormat: String, CaseIterable, Sendable {
  case text, github, gitlab, json, sarif
}

extension Command<GenerateOptions> {
  static var generate: Command {
    Command(
      name: .generate, summary: "Write proxies for the delegate protocols in the inputs.",
      discussion: [
        "Reads delegate protocols and writes one or more Swift files. Nothing is written when there is an "
          + "error, unless '--keep-going' allows it; a file is written only when its contents change, "
          + "and never over a file that proxygen did not write."
      ],
      operands: .inputs,
      options: CommandOption.outputOptions + [
        .flag(
          .long("force"), \.overwritesAnyFile,
          help: "Replace existing files even if proxygen did not write them."),
        .flag(
          .long("prune"), \.removesOrphans,
          help:
            "Remove generated files in the output folders that nothing makes any more; one that somebody "
            + "edited is kept, with an error."),
        .flag(
          .long("list-outputs"), \.listsOutputs,
          help: "Print the paths of the files that would be written, and write none."),
        .value(
          .long("depfile"), "FILE", .path, into: \.dependencyFile,
          help:
            "Write what the output depends on to FILE, for Make ('include') and Ninja ('depfile')."
        ) { (path) throws(RefusedValue) in try notEmpty(path) },
        .value(
          .long("stamp"), "FILE", .path, into: \.stamp,
          help: "Touch FILE at the end, though the output may be up to date and untouched."
        ) { (path) throws(RefusedValue) in try notEmpty(path) },
        .value(
          .long("shard"), "I/N", into: \.shard,
          help: "Read all inputs, and make the I-th of N parts of the files: '2/8'."
        ) { (text) throws(RefusedValue) in
          guard let shard = Shard(text) else {
            throw RefusedValue(
              reason: "'\(text)' is no part of a whole; the second of eight is '2/8'")
          }
          return shard
        },
        .flag(
          .long("watch"), \.listens,
          help:
            "Go on after the first run, and make again what changes, until Ctrl-C or SIGTERM, with exit status 0. What is in "
            + "error is told, and its output kept."),
        .flag(
          .long("poll"), \.looks,
          help:
            "Watch by looking at all inputs several times a second: for network drives and containers, of whose changes the "
            + "system doesn't tell."),
      ]
        + CommandOption.inputOptions + CommandOption.configurationOptions
        + CommandOption.lookupOptions + [
          .diagnostics(\.diagnostics), .help,
        ],
      examples: [
        CommandExample("generate Sources/Player.swift", "Print what comes of one file."),
        CommandExample(
          "generate Sources --output Generated",
          "Write a file for each delegate protocol below 'Sources'."),
        CommandExample(
          "generate Sources --style combine --style async -o Generated",
          "Combine publishers and async streams instead of RxSwift."),
        CommandExample(
          "generate Sources --output Generated --watch", "The same at every change, until Ctrl-C."),
        CommandExample(
          "generate --module FoundationXML --protocol XMLParserDelegate",
          "A protocol of a module."),
        CommandExample(
          "generate FSPlayer.h -I Pods/Headers -o Generated", "One of an Objective-C header."),
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

  fileprivate var listsOutputs: Bool {
    get { result == .listOfFiles }
    set { result = newValue ? .listOfFiles : .files }
  }

  fileprivate var removesOrphans: Bool {
    get { orphans == .removed }
    set { orphans = newValue ? .removed : .kept }
  }

  fileprivate var listens: Bool {
    get { watching == .listening }
    set { watching = newValue ? watching ?? .listening : nil }
  }

  fileprivate var looks: Bool {
    get { watching == .looking }
    set { watching = newValue ? .looking : nil }
  }

  fileprivate var overwritesAnyFile: Bool {
    get { overwriting == .anyFile }
    set { overwriting = newValue ? .anyFile : .onlyGenerated }
  }
}

extension CommandOption<GenerateOptions> {
  /// What is made, and where it belongs.
  static var outputOptions: [CommandOption] {
    [
      .value(
        .both("o", "output"), "PATH", .path, into: \.output,
        help:
          "Write to PATH: a file if it ends in '.swift', else a folder. '-' is standard output, "
          + "which is the default."
      ) { (path) throws(RefusedValue) in
        path == "-" ? .standardOutput : .path(try notEmpty(path))
      },
      .style(\.styles),
      .value(
        .long("templates"), "DIR", .folder, into: \.templates,
        help: "Use the template files in DIR in place of the built-in ones."
      ) { (folder) throws(RefusedValue) in try notEmpty(folder) },
      .flag(
        .long("keep-going"), \.leavesOutFaulty,
        help:
          "Leave out protocols that are in error, with a warning, and write all others."),
    ]
  }
}

extension CommandOption {
  static func style(
    _ field: WritableKeyPath<Options, [StyleArgument]> & Sendable,
    help: String = "The kind of code to write: 'rx', which is the default, "
      + BuiltInStyles.names.dropFirst().map { "'\($0)', " }.joined()
      + "or a folder with a style of your own. Repeatable."
  ) -> CommandOption {
    list(
      .long("style"), "NAME", .wordsOrFolder(BuiltInStyles.names), into: field, help: help
    ) { (name) throws(RefusedValue) in try styleArgument(name) }
  }

  static func diagnostics(
    _ field: WritableKeyPath<Options, DiagnosticFormat> & Sendable
  ) -> CommandOption {
    choice(
      .long("diagnostics"), into: field,
      help:
        "How errors and warnings are printed on standard error: 'text' for people and editors, which "
        + "is the default, 'github' for workflow annotations, 'gitlab' for a code quality report, 'json', or "
        + "'sarif'.")
  }
}

/// A folder has a slash in its name or begins with a dot.
func styleArgument(_ name: String) throws(RefusedValue) -> StyleArgument {
  if name.contains("/") || name.hasPrefix(".") { return .folder(name) }
  if BuiltInStyles.names.contains(name) { return .builtIn(name) }
  let advice =
    closestMatch(to: name, among: BuiltInStyles.names).map { "did you mean '\($0)'?" }
    ?? "possible: \(BuiltInStyles.names.map { "'\($0)'" }.joined(separator: ", ")), "
    + "or a folder ('./\(name)')"
  throw RefusedValue(reason: "there is no style '\(name)'; \(advice)")
}
