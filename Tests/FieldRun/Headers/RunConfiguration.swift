import Foundation

/// A configuration that says what comments can't.
struct RunConfiguration: Equatable {
  private var standalone: Set<String> = []
  private var defaults: Set<String> = []

  /// - Parameter lines: of the file that the report is about.
  mutating func follow(_ advice: Advice, _ report: Report, lines: [String]) {
    let line = report.line.map { $0 - 1 }.flatMap { lines.indices.contains($0) ? lines[$0] : nil }
    if let match = line?.firstMatch(of: /@protocol\s+(\w+)/) {
      standalone.insert(String(match.output.1))
    } else if let name = report.message.split(separator: "'").dropFirst().first ?? nil {
      defaults.insert(String(name))
    }
  }

  /// As `proxygen.json` has it.
  var text: String {
    let requirements = defaults.sorted().map { "\"\($0)\": {\"default\": \"\(Advice.anyAnswer)\"}" }
    let protocols =
      standalone.sorted().map { "\"\($0)\": {\"standalone\": true}" }
      + (defaults.isEmpty
        ? [] : ["\"*\": {\"requirements\": {\(requirements.joined(separator: ", "))}}"])
    return "{\"version\": 1, \"protocols\": {\(protocols.joined(separator: ", "))}}"
  }
}
