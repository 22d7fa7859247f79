import Essentials

/// Prints diagnostics as GitLab's code quality report: a JSON array that merge requests show beside the source.
enum GitLabPrinter {
  private struct Entry: Encodable {
    struct Location: Encodable {
      struct Lines: Encodable { var begin: Int }

      var path: String
      var lines: Lines
    }

    var description: String
    var check_name: String
    /// What tells it from the others, in this run and the next.
    var fingerprint: String
    var severity: String
    var location: Location

    init(_ diagnostic: Diagnostic) {
      var line = 1
      if case .source(let place) = diagnostic.place { line = place.line }
      let path = diagnostic.place.path ?? "."
      description = diagnostic.message
      check_name = diagnostic.rule
      fingerprint = "\(diagnostic.rule):\(path):\(line):\(diagnostic.message)"
      severity = GitLabPrinter.severity(diagnostic.severity)
      location = Location(path: path, lines: .init(begin: line))
    }
  }

  static func report(on diagnostics: [Diagnostic]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(diagnostics.map(Entry.init))) ?? Data("[]".utf8)
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private static func severity(_ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .note: "info"
    case .warning: "minor"
    case .error: "major"
    }
  }
}
