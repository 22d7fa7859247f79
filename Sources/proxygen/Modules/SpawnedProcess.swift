import Essentials

/// A process of another program, with pipes to some of its streams; the others lead nowhere.
struct SpawnedProcess {
  enum Stream: Int32, CaseIterable {
    case input, output, errors
  }

  /// How it ended.
  enum End: Equatable, Sendable {
    case exited(status: Int32)
    case killed(signal: Int32)
  }

  let identifier: pid_t
  /// The ends that are ours.
  private let descriptors: [Stream: Int32]

  /// - Parameters:
  ///   - executable: its path.
  ///   - environment: all of it.
  ///   - streams: those that get a pipe.
  /// - Throws: the reason why the program cannot be started.
  init(
    _ executable: String, _ arguments: [String], _ environment: [String: String],
    streams: [Stream]
  ) throws(SystemError) {
    guard access(executable, X_OK) == 0 else { throw .last }
    (identifier, descriptors) = try Self.lock.whileHeld { () throws(SystemError) in
      var pipes: [Stream: Pipe] = [:]
      do throws(SystemError) {
        for stream in streams { pipes[stream] = try Pipe(stream) }
        let identifier = try Self.spawn(executable, arguments, environment, pipes)
        for pipe in pipes.values { close(pipe.theirs) }
        return (identifier, pipes.mapValues(\.ours))
      } catch {
        for pipe in pipes.values { pipe.closeBoth() }
        throw error
      }
    }
  }

  /// A pipe is closed to other programs only after it was made: none may be started in between, or it would keep an end open.
  private static let lock = Lock()

  /// Our end of a pipe; negative where there is none.
  func descriptor(of stream: Stream) -> Int32 { descriptors[stream] ?? -1 }

  /// Tells the process that no more input comes.
  func closeInput() { close(descriptor(of: .input)) }

  /// Waits until it has ended, and closes what is left open.
  func wait() -> End {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    for (stream, descriptor) in descriptors where stream != .input { close(descriptor) }
    let signal = status & 0x7F
    return signal == 0 ? .exited(status: status >> 8 & 0xFF) : .killed(signal: signal)
  }

  /// A broken pipe ends it as it would end any other program, whatever it does to this one.
  private static func spawn(
    _ executable: String, _ arguments: [String], _ environment: [String: String],
    _ pipes: [Stream: Pipe]
  ) throws(SystemError) -> pid_t {
    var actions = Platform.noFileActions
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream in Stream.allCases {
      if let pipe = pipes[stream] {
        posix_spawn_file_actions_adddup2(&actions, pipe.theirs, stream.rawValue)
      } else {
        posix_spawn_file_actions_addopen(&actions, stream.rawValue, "/dev/null", O_RDWR, 0)
      }
    }
    var attributes = Platform.noSpawnAttributes
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var defaults = sigset_t()
    sigemptyset(&defaults)
    posix_spawnattr_setsigmask(&attributes, &defaults)
    sigaddset(&defaults, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    var identifier: pid_t = 0
    let words = ([executable] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in words + variables { free(text) } }
    let code = posix_spawn(&identifier, executable, &actions, &attributes, words, variables)
    guard code == 0 else { throw SystemError(code: code) }
    return identifier
  }
}

extension SpawnedProcess {
  /// Both ends are closed in all other programs.
  private struct Pipe {
    let ours: Int32
    let theirs: Int32

    init(_ stream: Stream) throws(SystemError) {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { throw .last }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      (ours, theirs) = stream == .input ? (ends[1], ends[0]) : (ends[0], ends[1])
    }

    func closeBoth() {
      close(ours)
      close(theirs)
    }
  }
}
