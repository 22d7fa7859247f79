import Diagnostics
import Essentials

/// What a watching run says of one regeneration.
struct WatchTelling {
  /// Without the time of day (`wrote 2 files, 31 ms`).
  let line: String

  /// - Parameter report: nil when there are errors.
  init(_ report: GenerationReport?, _ diagnostics: [Diagnostic], _ duration: Duration) {
    let milliseconds = Int((duration / .milliseconds(1)).rounded())
    line = "\(Self.deed(report, diagnostics)), \(milliseconds) ms"
  }

  private static func deed(_ report: GenerationReport?, _ diagnostics: [Diagnostic]) -> String {
    guard let report else {
      let errors = diagnostics.count { $0.severity == .error }
      return "\(count(errors, "error")), the output stays as it was"
    }
    let deeds = [("wrote", report.written.count), ("removed", report.removed.count)]
      .filter { $0.1 > 0 }.map { "\($0) \(count($1, "file"))" }
    return deeds.isEmpty ? "all is up to date" : deeds.joined(separator: ", ")
  }

  static func beginning(_ folders: Int, _ isPolling: Bool) -> String {
    isPolling
      ? "looking for changes; end with Ctrl-C"
      : "watching \(count(folders, "folder")); end with Ctrl-C"
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// The time of day here and now (`12:01:02`).
  static func time() -> String {
    var seconds = Essentials.time(nil)
    var parts = tm()
    localtime_r(&seconds, &parts)
    return [parts.tm_hour, parts.tm_min, parts.tm_sec]
      .map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}
