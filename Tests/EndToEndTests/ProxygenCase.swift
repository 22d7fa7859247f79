import Foundation
import Templates
import TestSupport
import Testing

/// A case under `Tests/Cases`, or an example: a folder with everything that one run of the command needs and
/// everything that it is expected to give.
///
/// - `command`: the arguments, separated by spaces.
/// - `input/`: the working folder of the run, as it is before.
/// - `stdin`: standard input.
/// - `expected/status`, `expected/output`, `expected/diagnostics`: exit code, standard output, standard error; the last two
///   only where there is any.
/// - `expected/files/`: the files that the run makes or changes, by their paths in the working folder.
/// - `interfaces`: names of input files that aren't compiled, since they restate what another module declares.
/// - `support/`: Swift files that are compiled along with input and output.
/// - `program/`: Swift files that make a native program of input and output; `expected-program/output` is what it prints.
///
/// Headers in the input are seen through the module map beside them, or else as if a bridging header included them.
///
/// A case of the group `rx` or `objc` that names no style runs in every other style that serves delegates, too: `styles/NAME/` is then what `expected/`
/// is, and `program-NAME/` and `expected-program-NAME/` are its program.
struct ProxygenCase: Sendable, CustomTestStringConvertible {
  let folder: CaseFolder
  /// The group and the folder's name (`rx/answers`).
  let name: String
  /// The style that is added to the command; nil for the command as it is.
  var style: String?

  var testDescription: String { name + (style.map { " in \($0)" } ?? "") }

  static let root = Repository.root.appendingPathComponent("Tests/Cases")

  static func all() throws -> [ProxygenCase] {
    try CaseFolder.all(in: root).flatMap { group in
      try CaseFolder.all(in: group.url).map { folder in
        ProxygenCase(folder: folder, name: "\(group.name)/\(folder.name)")
      }
    }
  }

  /// All of them, and those that run in several styles once for each.
  static func allInAllStyles() throws -> [ProxygenCase] {
    try all().flatMap { try $0.inAllStyles() }
  }

  /// The case as it is, and in the other styles in which it runs.
  func inAllStyles() throws -> [ProxygenCase] {
    let arguments = try arguments()
    let isOfAllStyles =
      name.hasPrefix("rx/") || name.hasPrefix("objc/") && arguments.first == "generate"
    guard isOfAllStyles, !arguments.contains("--style") else { return [self] }
    return [self]
      + BuiltInStyles.names.filter { !["rx", "control"].contains($0) }
      .map { ProxygenCase(folder: folder, name: name, style: $0) }
  }

  /// Where the case holds what this run is to give.
  var expected: String { style.map { "styles/\($0)" } ?? "expected" }

  /// Where the case holds what its program prints.
  var expectedProgram: String { "expected-program" + (style.map { "-\($0)" } ?? "") }

  // MARK: The run

  /// Everything that the run gave, in the shape of the `expected` folder.
  ///
  /// - Parameter variables: are added to the environment.
  func run(environment variables: [String: String] = [:]) throws -> FileTree {
    let folder = try TemporaryFolder()
    let input = try self.folder.tree("input")
    try input.write(to: folder.url)
    let run = try Command(
      Self.executable, try arguments(), input: (try? self.folder.data("stdin")) ?? Data(),
      workingDirectory: folder.url,
      environment: Self.environment.merging(variables) { $1 }
    ).run()
    var result = FileTree()
    result.files["status"] = Data("\(run.end)\n".utf8)
    if !run.standardOutput.isEmpty { result.files["output"] = run.standardOutput }
    if !run.standardError.isEmpty { result.files["diagnostics"] = run.standardError }
    for (path, data) in try FileTree(readingFrom: folder.url).files where input.files[path] != data
    {
      result.files["files/\(path)"] = data
    }
    return result
  }

  func arguments() throws -> [String] {
    String(decoding: try folder.data("command"), as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).map(String.init)
      + (style.map { ["--style", $0] } ?? [])
  }

  /// Nothing that an earlier run of the tests remembers may hide a fault.
  private static let environment = ProcessInfo.processInfo.environment.merging(
    ["PROXYGEN_CACHE": "none"]
  ) { $1 }

  /// Beside the test bundle, where SwiftPM puts both.
  static let executable: URL = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
    let folder =
      bundle.bundlePath.hasSuffix(".xctest")
      ? bundle.bundleURL.deletingLastPathComponent() : bundle.bundleURL
    return folder.appendingPathComponent("proxygen")
  }()

  // MARK: The output as source

  /// The Swift files that the compiler is to accept together, the output of all styles among them; nil for a case
  /// without Swift output.
  func sources() throws -> FileTree? {
    let paths = try folder.tree("styles").files.keys
    let styles = Set(paths.compactMap { $0.split(separator: "/").first }).sorted()
    return try sources(withOutputOf: ["expected"] + styles.map { "styles/\($0)" })
  }

  /// The sources with those of the case's program; nil for a case without one.
  func programSources() throws -> FileTree? {
    let program = try folder.tree("program" + (style.map { "-\($0)" } ?? ""))
    guard !program.files.isEmpty, var sources = try sources(withOutputOf: [expected])
    else { return nil }
    sources.files.merge(program.files) { _, program in program }
    return sources
  }

  private func sources(withOutputOf folders: [String]) throws -> FileTree? {
    var sources = FileTree()
    var generated: Set<String> = []
    for folder in folders {
      let style = folder.split(separator: "/").last ?? ""
      for (path, data) in try self.folder.tree(folder).files {
        if path.hasPrefix("files/"), path.hasSuffix(".swift") {
          // No two files of a module may have the same name.
          let parts = path.split(separator: "/")
          let name = parts.last.map(String.init) ?? path
          sources.files["output/\(style)/\(folders.first == folder ? "" : "\(style)-")\(name)"] =
            data
          generated.insert(String(path.dropFirst("files/".count)))
        } else if path == "output", data.starts(with: Data("// Generated by".utf8)) {
          sources.files["output/\(style)/stdout-\(style).swift"] = data
        }
      }
    }
    guard !sources.files.isEmpty else { return nil }
    try addInput(to: &sources, except: generated)
    return sources
  }

  private func addInput(to sources: inout FileTree, except generated: Set<String>) throws {
    let interfaces = try lines(of: "interfaces")
    for (path, data) in try folder.tree("input").files
    where !interfaces.contains(path) && !generated.contains(path) {
      let isSource = [".swift", ".h", ".modulemap"].contains { path.hasSuffix($0) }
      if isSource { sources.files["input/\(path)"] = data }
    }
    let headers = bridgedHeaders(in: sources)
    if !headers.isEmpty {
      let lines = headers.map { "#import \"\($0)\"\n" }
      sources.files[Self.bridgingHeader] = Data(lines.joined().utf8)
    }
    for (path, data) in try folder.tree("support").files { sources.files["support/\(path)"] = data }
    if let stdin = try? folder.data("stdin") { sources.files["input/stdin.swift"] = stdin }
  }

  private static let bridgingHeader = "bridging.h"

  /// The headers of the input that no module map stands beside.
  private func bridgedHeaders(in sources: FileTree) -> [String] {
    let paths = sources.files.keys.filter { $0.hasPrefix("input/") }
    let folders = Set(paths.filter { $0.hasSuffix("/module.modulemap") }.map(Self.folder))
    return paths.filter { $0.hasSuffix(".h") && !folders.contains(Self.folder($0)) }.sorted()
  }

  /// What makes the compiler see the headers among the sources.
  static func headerArguments(_ sources: FileTree) -> [String] {
    let paths = sources.files.keys.filter { $0.hasSuffix(".h") || $0.hasSuffix(".modulemap") }
    return Set(paths.map(folder)).sorted().flatMap { ["-I", $0] }
      + (sources.files[bridgingHeader] == nil ? [] : ["-import-objc-header", bridgingHeader])
  }

  private static func folder(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }

  private func lines(of path: String) throws -> [String] {
    guard let data = try? folder.data(path) else { return [] }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
