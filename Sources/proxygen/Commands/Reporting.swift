import Diagnostics

extension CommandEnvironment {
  /// Prints what a command is for.
  func show(_ text: String) -> ExitStatus {
    var collector = DiagnosticCollector()
    write(text, reporting: &collector)
    return finish(collector, .text)
  }

  /// Says what is wrong with the command line, and how it is right.
  func refuse(_ error: UsageError) -> ExitStatus {
    let message = printer(.text).text(for: [error.diagnostic], program: Program.name)
    let command = error.command.map { " \($0.rawValue)" } ?? ""
    let hint = "Try '\(Program.name)\(command) --help'."
    // There is nobody to tell when standard error itself does not work.
    try? standardError.write("\(message)\(HelpText.usage(error.command))\n\(hint)\n")
    return .usage
  }

  /// Writes to standard output. That nobody reads on (`| head`) is no error.
  func write(_ text: String, reporting collector: inout DiagnosticCollector) {
    do {
      try standardOutput.write(text)
    } catch {
      if error != .brokenPipe { collector.add(.unwritableOutput("<stdout>", error)) }
    }
  }

  /// Prints what was found out about the run, and says how it went.
  func finish(_ collector: DiagnosticCollector, _ format: DiagnosticFormat) -> ExitStatus {
    let text = printer(format).text(for: collector.diagnostics, program: Program.name)
    // There is nobody to tell when standard error itself does not work.
    if !text.isEmpty { try? standardError.write(text) }
    return collector.hasErrors ? .failure : .fine
  }

  /// Whether text on standard output may be coloured.
  var colorsOutput: Bool {
    standardOutput.isTerminal && (variables["NO_COLOR"] ?? "").isEmpty
      && variables["TERM"] != "dumb"
  }
}
