/// What the process says when it ends.
enum ExitStatus: Int32, Sendable {
  /// All went well; there may be warnings.
  case fine = 0
  /// A check found output that is stale, missing or orphaned, a machine that lacks something, or a difference.
  case stale = 1
  /// An input, the configuration, a template or an output is in error.
  case failure = 2
  /// The command line is in error (`EX_USAGE`).
  case usage = 64
}
