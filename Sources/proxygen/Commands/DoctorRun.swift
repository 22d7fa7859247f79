import Diagnostics

extension CommandEnvironment {
  /// Runs `proxygen doctor`.
  func examine() -> ExitStatus {
    let examinations = doctor.examinations()
    let shown = show("\(Program.name) \(Program.version)\n\n" + examinations.text)
    return shown == .fine && examinations.contains(where: \.isMissing) ? .stale : shown
  }

  /// Runs `proxygen --version`: a line for programs to read, then what people are asked for who report a fault.
  func version() -> ExitStatus {
    show("\(Program.name) \(Program.version)\n" + doctor.versions().table)
  }

  private var doctor: Doctor {
    Doctor(
      environment: variables, childProcess: .live, xcrun: Platform.xcrun,
      headers: HeaderProcess(executable: executable, environment: variables))
  }
}
