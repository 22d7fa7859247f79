import Foundation

/// A program that runs until somebody ends it. It is killed when this object goes.
public final class RunningCommand {
  private let folder: TemporaryFolder
  private let process = Process()
  private let ended = DispatchSemaphore(value: 0)

  /// Starts the program. It gets no input; time limits are those of the questions asked here.
  public init(_ command: Command) throws {
    folder = try TemporaryFolder()
    process.executableURL = command.executable
    process.arguments = command.arguments
    if let environment = command.environment { process.environment = environment }
    if let workingDirectory = command.workingDirectory {
      process.currentDirectoryURL = workingDirectory
    }
    for name in ["output", "errors"] { try Data().write(to: file(name)) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: file("output"))
    process.standardError = try FileHandle(forWritingTo: file("errors"))
    process.terminationHandler = { [ended] _ in ended.signal() }
    try Process.starting.withLock { try process.run() }
  }

  deinit {
    guard process.isRunning else { return }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  private func file(_ name: String) -> URL { folder.url.appendingPathComponent(name) }

  public var processIdentifier: Int32 { process.processIdentifier }

  /// What it has written to standard output so far.
  public var output: String { (try? String(contentsOf: file("output"), encoding: .utf8)) ?? "" }

  /// What it has written to standard error so far.
  public var errors: String { (try? String(contentsOf: file("errors"), encoding: .utf8)) ?? "" }

  /// Sends a signal.
  ///
  /// - Returns: how the program ended; that it didn't when it takes longer than the limit.
  public func end(_ signal: Int32, within limit: DispatchTimeInterval = .seconds(20))
    -> CommandRun.End
  {
    kill(process.processIdentifier, signal)
    guard ended.wait(timeout: .now() + limit) == .success else { return .timedOut }
    return process.end
  }
}
