import Diagnostics

/// A command line that cannot be understood.
struct UsageError: Error, Equatable {
  /// The command that was being read; nil before one was named.
  var command: CommandName?
  /// A stable name for the rule that was broken.
  var rule: String
  var message: String

  var diagnostic: Diagnostic { .error(rule, at: .commandLine, message) }
}
