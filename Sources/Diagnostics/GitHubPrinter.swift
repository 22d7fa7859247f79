/// Prints diagnostics as workflow commands: `::error file=…,line=…,col=…,title=…::message`.
enum GitHubPrinter {
  static func line(_ diagnostic: Diagnostic) -> String {
    var properties: [(name: String, value: String)] = []
    if let path = diagnostic.place.path { properties.append(("file", path)) }
    if case .source(let location) = diagnostic.place {
      properties.append(("line", String(location.line)))
      properties.append(("col", String(location.column)))
    }
    properties.append(("title", diagnostic.rule))
    let list = properties.map { "\($0.name)=\(property($0.value))" }.joined(separator: ",")
    return "::\(command(diagnostic.severity)) \(list)::\(message(diagnostic.message))\n"
  }

  private static func command(_ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .note: "notice"
    case .warning: "warning"
    case .error: "error"
    }
  }

  private static func property(_ text: String) -> String {
    escape(text, [":": "%3A", ",": "%2C"])
  }

  private static func message(_ text: String) -> String { escape(text, [:]) }

  /// The runner's own escapes; without them a name could end the command and start another one.
  private static func escape(_ text: String, _ more: [Unicode.Scalar: String]) -> String {
    let always: [Unicode.Scalar: String] = ["%": "%25", "\r": "%0D", "\n": "%0A"]
    return text.unicodeScalars.map { always[$0] ?? more[$0] ?? String($0) }.joined()
  }
}
