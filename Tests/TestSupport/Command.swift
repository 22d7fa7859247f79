import Dispatch
import Foundation

/// A program to run, with all that it gets.
public struct Command: Sendable {
  public var executable: URL
  public var arguments: [String]
  public var input: Data
  /// The caller's own when nil.
  public var workingDirectory: URL?
  /// The whole environment; the caller's own when nil.
  public var environment: [String: String]?
  public var timeLimit: DispatchTimeInterval

  public init(
    _ executable: URL, _ arguments: [String] = [], input: Data = Data(),
    workingDirectory: URL? = nil, environment: [String: String]? = nil,
    timeLimit: DispatchTimeInterval = .seconds(120)
  ) {
    self.executable = executable
    self.arguments = arguments
    self.input = input
    self.workingDirectory = workingDirectory
    self.environment = environment
    self.timeLimit = timeLimit
  }
}

extension Command {
  /// Runs the program to its end, or kills it with its children when the time is up.
  ///
  /// Input and outputs are files, not pipes: no size can block either side, and nothing waits for a
  /// grandchild that keeps an output open.
  /// - Throws: when the program cannot be started; how it ended is in the result.
  public func run() throws -> CommandRun {
    let folder = try TemporaryFolder()
    let (inputFile, outputFile, errorFile) = (
      folder.url.appendingPathComponent("input"), folder.url.appendingPathComponent("output"),
      folder.url.appendingPathComponent("errors")
    )
    for (file, data) in [(inputFile, input), (outputFile, Data()), (errorFile, Data())] {
      try data.write(to: file)
    }
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    if let environment { process.environment = environment }
    if let workingDirectory { process.currentDirectoryURL = workingDirectory }
    let handles = try (
      FileHandle(forReadingFrom: inputFile), FileHandle(forWritingTo: outputFile),
      FileHandle(forWritingTo: errorFile)
    )
    process.standardInput = handles.0
    process.standardOutput = handles.1
    process.standardError = handles.2
    defer { for handle in [handles.0, handles.1, handles.2] { try? handle.close() } }
    let isInTime = try process.runToEnd(within: timeLimit)
    return CommandRun(
      end: isInTime ? process.end : .timedOut,
      standardOutput: try Data(contentsOf: outputFile),
      standardError: try Data(contentsOf: errorFile))
  }
}

extension Process {
  static let starting = NSLock()

  /// False when the process had to be killed.
  fileprivate func runToEnd(within limit: DispatchTimeInterval) throws -> Bool {
    let ended = DispatchSemaphore(value: 0)
    terminationHandler = { _ in ended.signal() }
    // Foundation on Linux crashes at times when two processes are started at one moment.
    try Self.starting.withLock { try run() }
    if ended.wait(timeout: .now() + limit) == .success { return true }
    // The whole group where the process leads one, and in any case the process.
    kill(-processIdentifier, SIGKILL)
    kill(processIdentifier, SIGKILL)
    ended.wait()
    return false
  }

  var end: CommandRun.End {
    switch terminationReason {
    case .exit: .exited(terminationStatus)
    default: .killed(signal: terminationStatus)
    }
  }
}
