import ProxyGenerator

/// Which protocols to read: shared by every command that reads inputs.
struct InputOptions: Equatable, Sendable {
  /// Files, folders, globs and `-`, as given.
  var operands: [String] = []
  /// Files with more of them.
  var lists: [String] = []
  /// Modules to read by name, as given.
  var modules: [String] = []
  var lookup = ModuleLookup()
  /// The protocols that the run is about; empty takes every delegate protocol.
  var protocolPatterns: [Wildcard] = []
  var configuration = ConfigurationArgument.found
  var caching = Caching.allowed
}

/// Whether results of earlier runs may be used, and new ones kept.
enum Caching: Sendable {
  case allowed, off
}

/// Where and how the compiler looks for a module or what a header includes.
struct ModuleLookup: Equatable, Sendable {
  /// Macros for headers, as the compiler takes them (`DEBUG=1`).
  var definitions: [String] = []
  /// The module of headers that show none.
  var headerModule: String?
  var importFolders: [String] = []
  var frameworkFolders: [String] = []
  /// A folder or, where Xcode is, a name that `xcrun` knows (`iphoneos`).
  var sdk: String?
  /// A target triple.
  var target: String?
}

extension ModuleLookup {
  /// As the command line has it. Of folders that are given with the whole way from the root, only the last part is told, so
  /// that it doesn't matter where they lie.
  var words: [String] {
    func shown(_ path: String) -> String {
      path.hasPrefix("/") ? FilePath.lastPart(of: path) : path
    }
    var words: [String] = []
    for folder in importFolders { words += ["-I", shown(folder)] }
    for folder in frameworkFolders { words += ["-F", shown(folder)] }
    for definition in definitions { words += ["-D", definition] }
    if let headerModule { words += ["--header-module", headerModule] }
    if let sdk { words += ["--sdk", shown(sdk)] }
    if let target { words += ["--target", target] }
    return words
  }
}

/// The options of a command that reads inputs.
protocol ReadsInputs: Sendable {
  var input: InputOptions { get set }
}

extension CommandOption where Options: ReadsInputs {
  /// The options that say which protocols are read.
  static var inputOptions: [CommandOption] {
    [
      list(
        .long("inputs-from"), "FILE", .file(extensions: []), into: \.input.lists,
        help:
          "Read the names of more inputs from FILE, one a line or with NUL between them; '-' is standard "
          + "input. Repeatable."
      ) { (path) throws(RefusedValue) in try notEmpty(path) },
      list(
        .long("module"), "NAME", into: \.input.modules,
        help:
          "Read the module NAME of the SDK, the toolchain or the -I and -F folders, too. Repeatable."
      ) { (name) throws(RefusedValue) in try moduleName(name) },
      list(
        .long("protocol"), "GLOB", into: \.input.protocolPatterns,
        help: "Take only protocols whose name matches GLOB ('*', '?', '[a-z]'). Repeatable."
      ) { (pattern) throws(RefusedValue) in Wildcard(try notEmpty(pattern)) },
    ]
  }

  /// The options that say which configuration counts.
  static var configurationOptions: [CommandOption] {
    [
      value(
        .long("config"), "FILE", .file(extensions: ["json"]), into: \.input.configuration,
        help:
          "Take FILE as the configuration, rather than the nearest 'proxygen.json' in the folder of the "
          + "first input or above."
      ) { (path) throws(RefusedValue) in .file(try notEmpty(path)) },
      flag(
        .long("no-config"), \.input.hasNoConfiguration, help: "Do without a configuration."),
    ]
  }

  /// The options that say where modules are found.
  static var lookupOptions: [CommandOption] {
    [
      list(
        .short("I"), "DIR", .folder, into: \.input.lookup.importFolders,
        help: "Look for modules, and for what headers include, in DIR, too. Repeatable."
      ) { (folder) throws(RefusedValue) in try notEmpty(folder) },
      list(
        .short("F"), "DIR", .folder, into: \.input.lookup.frameworkFolders,
        help: "Look for frameworks in DIR, too. Repeatable."
      ) { (folder) throws(RefusedValue) in try notEmpty(folder) },
      list(
        .short("D"), "NAME", into: \.input.lookup.definitions,
        help: "Define a macro for headers: 'NAME' or 'NAME=VALUE'. Repeatable."
      ) { (definition) throws(RefusedValue) in try macroDefinition(definition) },
      value(
        .long("header-module"), "NAME", into: \.input.lookup.headerModule,
        help:
          "Import the module NAME for headers that lie in no framework and beside no module map; without it "
          + "they are taken for those of a bridging header."
      ) { (name) throws(RefusedValue) in try moduleName(name) },
      value(
        .long("sdk"), "SDK", .folder, into: \.input.lookup.sdk,
        help: "Look for modules in SDK: a folder or, with Xcode, a name such as 'iphoneos'."
      ) { (sdk) throws(RefusedValue) in try notEmpty(sdk) },
      value(
        .long("target"), "TRIPLE", into: \.input.lookup.target,
        help:
          "Read modules as they are on TRIPLE ('arm64-apple-ios17.0') rather than on this machine."
      ) { (triple) throws(RefusedValue) in try notEmpty(triple) },
      flag(
        .long("no-cache"), \.input.cachesNothing,
        help: "Read everything anew, and remember nothing of it for the next run."),
    ]
  }
}

extension InputOptions {
  fileprivate var hasNoConfiguration: Bool {
    get { configuration == .none }
    set { configuration = newValue ? .none : .found }
  }

  fileprivate var cachesNothing: Bool {
    get { caching == .off }
    set { caching = newValue ? .off : .allowed }
  }
}

func notEmpty(_ value: String) throws(RefusedValue) -> String {
  guard !value.isEmpty else { throw RefusedValue(reason: "the value is empty") }
  return value
}

/// A macro's name, with its value after `=`.
private func macroDefinition(_ value: String) throws(RefusedValue) -> String {
  let name = value.prefix { $0 != "=" }
  let isIdentifier = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
  guard let first = name.first, isIdentifier, !first.isNumber else {
    throw RefusedValue(reason: "'\(name)' is not the name of a macro")
  }
  return value
}

/// A module name, with submodules after dots.
func moduleName(_ value: String) throws(RefusedValue) -> String {
  let parts = value.split(separator: ".", omittingEmptySubsequences: false)
  let areIdentifiers = parts.allSatisfy { part in
    guard let first = part.first, first.isLetter || first == "_" else { return false }
    return part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
  guard areIdentifiers else { throw RefusedValue(reason: "'\(value)' is not a module name") }
  return value
}
