import Essentials

/// Prints diagnostics as one JSON array on one line, with sorted keys.
///
/// An element has `severity`, `rule` and `message`; `path` if it belongs to a file; and `line` and `column`
/// if it belongs to a place in it.
enum JSONPrinter {
  private struct Entry: Encodable {
    var severity: Diagnostic.Severity
    var path: String?
    var line: Int?
    var column: Int?
    var rule: String
    var message: String

    init(_ diagnostic: Diagnostic) {
      severity = diagnostic.severity
      path = diagnostic.place.path
      rule = diagnostic.rule
      message = diagnostic.message
      if case .source(let location) = diagnostic.place {
        line = location.line
        column = location.column
      }
    }
  }

  static func array(of diagnostics: [Diagnostic]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Strings and whole numbers always encode.
    let data = (try? encoder.encode(diagnostics.map(Entry.init))) ?? Data("[]".utf8)
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
