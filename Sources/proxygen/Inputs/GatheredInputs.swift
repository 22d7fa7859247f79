/// What the operands gave.
struct GatheredInputs: Equatable, Sendable {
  /// What has to be the same for the operands to give the same again.
  struct Repeatable: Equatable, Sendable {
    /// All files that were looked at.
    var files: [InputFile]
    /// How many diagnostics there were when they had been found.
    var said: Int
  }

  var texts: [InputText]
  /// Nil for what doesn't depend on files alone: standard input, headers that were read with libclang.
  var repeatable: Repeatable?
}
