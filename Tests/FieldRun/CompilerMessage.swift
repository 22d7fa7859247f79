/// One error or warning of the compiler.
struct CompilerMessage: Sendable, Hashable, CustomStringConvertible {
  var file: String
  var line: Int
  var text: String

  var description: String { "\(file):\(line): \(text)" }

  /// The message without what is particular to one place.
  var kind: String {
    var result = ""
    for (index, part) in text.split(separator: "'", omittingEmptySubsequences: false).enumerated() {
      result += index.isMultiple(of: 2) ? String(part) : "'…'"
    }
    return result
  }

  /// What stands between the first apostrophes after a phrase.
  func name(after phrase: String) -> String? {
    guard let range = text.range(of: phrase) else { return nil }
    let parts = text[range.upperBound...].split(
      separator: "'", maxSplits: 1, omittingEmptySubsequences: false)
    return parts.first.map(String.init)
  }

  static func all(in output: String) -> [CompilerMessage] {
    let pattern = /^([^:\n]+):(\d+):\d+: (error|warning): (.*)$/.anchorsMatchLineEndings()
    var seen: Set<CompilerMessage> = []
    return output.matches(of: pattern).compactMap { match in
      let (_, file, line, _, text) = match.output
      let message = CompilerMessage(
        file: String(file), line: Int(line) ?? 0, text: String(text))
      return seen.insert(message).inserted ? message : nil
    }
  }
}
