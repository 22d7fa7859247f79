import Essentials

/// Holds back the signals that would end the process, while something must not be left half-done.
///
/// Two holds of one signal must not overlap: what a process does on a signal is one setting for all its threads.
struct Interruption: Sendable {
  let signals: [Int32]

  static let standard = Interruption(signals: [SIGINT, SIGTERM, SIGHUP])

  /// Runs `body`, which may ask at any time whether a signal has come, and should then give up and tidy up.
  /// A signal that came takes effect when `body` has ended. Signals that are ignored stay so.
  func hold<Result, Failure: Error>(
    _ body: (_ isInterrupted: () -> Bool) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let held = signals.compactMap(HeldSignal.init)
    defer { for signal in held { signal.release() } }
    return try body { held.contains(where: \.hasCome) }
  }
}

/// One signal that is noted rather than obeyed.
private struct HeldSignal {
  typealias Disposition = @convention(c) (Int32) -> Void

  /// One flag for each signal. A handler can reach nothing but static memory, and may do little more than set a
  /// flag of this type.
  nonisolated(unsafe) private static let flags = {
    let flags = UnsafeMutablePointer<sig_atomic_t>.allocate(capacity: count)
    flags.initialize(repeating: 0, count: count)
    return flags
  }()

  /// More than any system has signals.
  private static let count = 256

  private let number: Int32
  private let previous: Disposition?

  /// Nil if the signal is ignored already, as `nohup` has it.
  init?(_ number: Int32) {
    guard (0..<HeldSignal.count).contains(Int(number)) else { return nil }
    HeldSignal.flags[Int(number)] = 0
    self.number = number
    previous = signal(number) { HeldSignal.flags[Int($0)] = 1 }
    if unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
      signal(number, previous)
      return nil
    }
  }

  var hasCome: Bool { HeldSignal.flags[Int(number)] != 0 }

  /// Lets the signal act as before, at once if it has come.
  func release() {
    signal(number, previous)
    guard hasCome else { return }
    // Threads that the system made have signals blocked.
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    raise(number)
  }
}
