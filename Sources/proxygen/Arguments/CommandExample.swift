/// A command line that shows what a command is for.
struct CommandExample: Hashable, Sendable {
  /// As one types it in a shell, without the name of the program.
  var line: String
  /// One sentence.
  var purpose: String

  init(_ line: String, _ purpose: String) {
    self.line = line
    self.purpose = purpose
  }
}
