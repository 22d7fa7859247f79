import Diagnostics
import Essentials

/// Everything that a command needs from the process around it.
struct CommandEnvironment: Sendable {
  var variables: [String: String]
  var workingFolder: WorkingFolder
  /// Reads standard input to its end.
  var standardInput: @Sendable () throws(SystemError) -> Data
  var standardOutput: TextSink
  var standardError: TextSink
  /// The file of this very program, which reads headers in processes of its own.
  var executable = Platform.executable
  /// Those of the command; a test that calls a command by itself gives none.
  var arguments: [String] = []

  /// The environment of this very process. From now on a broken pipe is an error rather than a signal.
  static func ofThisProcess() -> CommandEnvironment {
    Platform.shareHeaps()
    signal(SIGPIPE, SIG_IGN)
    hearEnds()
    return CommandEnvironment(
      variables: Platform.environment, workingFolder: .current,
      standardInput: { () throws(SystemError) in
        try FileBytes.read(descriptor: STDIN_FILENO, limit: FileBytes.inputLimit)
      },
      standardOutput: .descriptor(STDOUT_FILENO), standardError: .descriptor(STDERR_FILENO))
  }

  /// Threads of a pool block all signals, and so does what they start: the signals that end a process are let through to this thread.
  static func hearEnds() {
    var ends = sigset_t()
    sigemptyset(&ends)
    for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&ends, number) }
    pthread_sigmask(SIG_UNBLOCK, &ends, nil)
  }

  /// How diagnostics are printed here: in colour on a terminal that can, unless `NO_COLOR` says otherwise.
  func printer(_ format: DiagnosticFormat) -> DiagnosticPrinter {
    switch format {
    case .text:
      let isColored =
        standardError.isTerminal && (variables["NO_COLOR"] ?? "").isEmpty
        && variables["TERM"] != "dumb"
      return .text(isColored ? .colored : .plain)
    case .github: return .github
    case .gitlab: return .gitlab
    case .json: return .json
    case .sarif: return .sarif(version: Program.version)
    }
  }
}

extension CommandEnvironment {
  /// With the words of response files in their place.
  func expanded(_ arguments: [String]) throws(UsageError) -> [String] {
    try ResponseFiles { (path) throws(SystemError) in
      try FileBytes.read(workingFolder.absolute(path), limit: FileBytes.inputLimit)
    }.expanded(arguments)
  }
}
