import Foundation

/// A configuration that says what comments can't.
struct RunConfiguration: Equatable {
  private var standalone: Set<String> = []
  /// Of requirements, by the protocols that declare them.
  private var defaults: [String: Set<String>] = [:]

  /// - Parameter lines: of the file that the report is about.
  mutating func follow(_ advice: Advice, _ report: Report, lines: [String]) {
    let above = lines.prefix(report.line ?? 0).reversed()
    let names = above.lazy.compactMap {
      $0.firstMatch(of: /@protocol\s+(\w+)\s*(?:<.*)?$/)?.output.1
    }
    if above.first?.contains("@protocol") ?? false, let name = names.first {
      standalone.insert(String(name))
    } else if let name = report.message.split(separator: "'").dropFirst().first ?? nil {
      defaults[names.first.map(String.init) ?? "*", default: []].insert(String(name))
    }
  }

  /// As `proxygen.json` has it.
  var text: String {
    let protocols = standalone.union(defaults.keys).sorted().map { name in
      let requirements = defaults[name, default: []].sorted()
        .map { "\"\($0)\": {\"default\": \"\(Advice.anyAnswer)\"}" }
      let parts =
        (standalone.contains(name) ? ["\"standalone\": true"] : [])
        + (requirements.isEmpty
          ? [] : ["\"requirements\": {\(requirements.joined(separator: ", "))}"])
      return "\"\(name)\": {\(parts.joined(separator: ", "))}"
    }
    return "{\"version\": 1, \"protocols\": {\(protocols.joined(separator: ", "))}}"
  }
}
