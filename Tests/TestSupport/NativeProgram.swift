import Foundation

/// A program compiled from Swift sources and the native stand-ins. It is kept: the same sources, compiler
/// and stand-ins compile once.
public struct NativeProgram: Sendable {
  public let executable: URL

  /// What becomes of warnings.
  public enum Warnings: String, Sendable {
    case errors = "-warnings-as-errors"
    case suppressed = "-suppress-warnings"
  }

  /// - Parameter sources: with a file named `main.swift`, or one that has an `@main` type.
  /// - Throws: `CompilationFailure` for any diagnostic, warnings too.
  public init(
    _ sources: FileTree, _ mode: LanguageMode = .swift6, definitions: [String] = [],
    warnings: Warnings = .errors
  ) throws {
    let toolchain = try Toolchain.current()
    let standIns = try StandIns(.native)
    let paths = sources.files.keys.filter { $0.hasSuffix(".swift") }.sorted()
    let isLibrary = !paths.contains { $0 == "main.swift" || $0.hasSuffix("/main.swift") }
    let arguments =
      [
        "-swift-version", mode.rawValue, warnings.rawValue, "-module-name", "Program",
        "-package-name", "Program",
      ]
      + (isLibrary ? ["-parse-as-library"] : [])
      + definitions.flatMap { ["-D", $0] } + standIns.arguments
      + standIns.objects.map(\.path) + Self.libraries + paths
    var key = ContentKey()
    key.add(sources)
    key.add(arguments)
    key.add(toolchain.version)
    let cache = BuildCache(folder: StandIns.cache.appendingPathComponent("programs"))
    let folder = try cache.folder(key.name) { folder in
      let source = try TemporaryFolder()
      try sources.write(to: source.url)
      let program = folder.appendingPathComponent("program")
      let run = try toolchain.run(arguments + ["-o", program.path], in: source.url)
      guard run.isSuccess else { throw CompilationFailure(diagnostics: run.errors) }
    }
    executable = folder.appendingPathComponent("program")
  }

  /// The driver reads them off the objects in a step of its own, which finds none at times when many run
  /// at once; so they are named, for the linker to take those that are needed.
  private static var libraries: [String] {
    #if os(Linux)
      let names = [
        "Foundation", "FoundationEssentials", "FoundationInternationalization",
        "FoundationNetworking", "FoundationXML", "swiftDispatch", "dispatch", "BlocksRuntime",
        "swiftGlibc", "swift_Concurrency", "swift_StringProcessing", "swift_RegexParser",
        "swiftSwiftOnoneSupport", "m",
      ]
      return (["--push-state", "--as-needed"] + names.map { "-l\($0)" } + ["--pop-state"])
        .flatMap { ["-Xlinker", $0] }
    #else
      return []
    #endif
  }

  public func run(
    _ arguments: [String] = [], input: Data = Data(),
    timeLimit: DispatchTimeInterval = .seconds(60)
  ) throws -> CommandRun {
    try Command(executable, arguments, input: input, timeLimit: timeLimit).run()
  }
}
