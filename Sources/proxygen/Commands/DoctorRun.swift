import Diagnostics

extension CommandEnvironment {
  /// Runs `proxygen doctor`.
  func doctor() -> ExitStatus {
    let doctor = Doctor(
      environment: variables, childProcess: .live, xcrun: Platform.xcrun,
      headers: HeaderProcess(executable: executable, environment: variables))
    let examinations = doctor.examinations()
    let shown = show("\(Program.name) \(Program.version)\n\n" + examinations.text)
    return shown == .fine && examinations.contains(where: \.isMissing) ? .stale : shown
  }
}
