import Foundation

/// The Swift compiler that `PATH` finds.
public struct Toolchain: Sendable {
  public let compiler: URL
  /// What `--version` says: two compilers that differ here do not read each other's modules.
  public let version: String

  /// Found once for the process.
  public static func current() throws -> Toolchain { try found.get() }

  private static let found = Result { try Toolchain() }

  private init() throws {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    // Not resolved further: the compiler is often a link, and goes by the name that it is called by.
    let candidates = path.split(separator: ":").map { folder in
      URL(fileURLWithPath: String(folder)).appendingPathComponent("swiftc")
    }
    guard
      let compiler = candidates.first(where: {
        FileManager.default.isExecutableFile(atPath: $0.path)
      })
    else { throw CompilationFailure(diagnostics: "There is no swiftc in PATH.") }
    self.compiler = compiler
    version = try Command(compiler, ["--version"]).run().output
  }
}

extension Toolchain {
  /// One run of the compiler, in one process, without the driver that plans and starts others.
  func frontend(_ arguments: [String], in folder: URL? = nil) throws -> CommandRun {
    try run(["-frontend"] + arguments, in: folder)
  }

  func run(_ arguments: [String], in folder: URL? = nil) throws -> CommandRun {
    // The driver leaves folders behind.
    let temporary = try TemporaryFolder()
    var environment = ProcessInfo.processInfo.environment
    environment["TMPDIR"] = temporary.url.path
    // A compiler that crashes is an answer here; its backtrace takes ten seconds and says nothing more.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    return try Command(
      compiler, arguments, workingDirectory: folder, environment: environment,
      timeLimit: .seconds(300)
    ).run()
  }
}

/// What the compiler said when it should have said nothing.
public struct CompilationFailure: Error, CustomStringConvertible {
  public let diagnostics: String

  public init(diagnostics: String) {
    self.diagnostics = diagnostics
  }

  public var description: String { diagnostics }
}
