import Foundation

/// Counts of a repository or of several.
struct Tally {
  private var counts: [String: Int] = [:]
  private var rules: [String: Int] = [:]
  private var kinds: [String: Set<String>] = [:]
  private var silent: [String] = []
  private var leftOut: [String] = []
  private var disasters: [String] = []
  private var seconds: [String: Double] = [:]

  init() {}

  init(_ run: ProxygenRun) {
    disasters = run.disasters
    seconds = run.seconds
    counts["files"] = run.index.fileCount
    counts["files that can't be read"] = run.copy.unreadable.count
    disasters += run.copy.unreadable.map { "unreadable: \($0)" }
    let named = run.index.delegateProtocols
    counts["protocols named as delegates"] = named.count
    counts["protocols listed"] = run.listings.count
    counts["files generated"] = run.units.count
    counts["protocols left out"] = run.leftOut
    for requirement in run.units.flatMap(\.listings).flatMap(\.requirements) {
      counts["requirements: \(requirement.kind)", default: 0] += 1
    }
    for (rule, count) in run.copy.comments { rules["advice followed: \(rule)"] = count }
    for report in run.firstReports {
      rules["as it is: \(report.severity) \(report.rule)", default: 0] += 1
    }
    for report in run.reports {
      rules["with advice: \(report.severity) \(report.rule)", default: 0] += 1
    }
    for report in run.reports where report.message.hasSuffix("is left out") {
      leftOut.append("\(report.path ?? ""):\(report.line ?? 0): \(report.message) [\(report.rule)]")
    }
    silent = named.filter { Self.isSilent($0, run) }.map { "\($0.name) (\($0.place.file))" }
  }

  /// Neither listed nor spoken of.
  private static func isSilent(_ declaration: Declaration, _ run: ProxygenRun) -> Bool {
    let place = declaration.place
    return !run.listings.contains { place.contains($0.location.path, $0.location.line) }
      && !(run.firstReports + run.reports).contains { report in
        report.path.map { place.contains($0, report.line ?? 0) } ?? false
          || report.message.contains("'\(declaration.name)'")
      }
  }

  mutating func add(_ unit: Unit, _ trial: Trial?) {
    guard let trial else {
      counts["not found by the runner", default: 0] += 1
      return
    }
    for (mode, verdict) in trial.verdicts {
      counts["Swift \(mode): \(verdict.summary)", default: 0] += 1
      for message in verdict.messages {
        let kind = "\(verdict.summary): \(message.kind)"
        kinds[kind, default: []].insert("\(unit.name) (\(mode)) \(message)")
      }
    }
  }

  mutating func add(_ other: Tally) {
    counts.merge(other.counts, uniquingKeysWith: +)
    rules.merge(other.rules, uniquingKeysWith: +)
    kinds.merge(other.kinds) { $0.union($1) }
    seconds.merge(other.seconds, uniquingKeysWith: +)
    silent += other.silent
    leftOut += other.leftOut
    disasters += other.disasters
  }

  var isClean: Bool {
    disasters.isEmpty && silent.isEmpty && !kinds.keys.contains { $0.hasPrefix("generated") }
  }

  var summary: String {
    let times = seconds.sorted { $0.key < $1.key }.map { name, time in
      "\(name): \((time * 10).rounded() / 10) s"
    }
    let lines = (Self.lines(counts) + Self.lines(rules) + times)
    return (lines + silent.map { "silent: \($0)" } + disasters.map { "disaster: \($0)" })
      .joined(separator: "\n")
  }

  /// The compiler's messages, the most frequent first.
  var details: String {
    leftOut.map { "left out: \($0)\n" }.joined()
      + kinds.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map { kind, places in
        "\(places.count) × \(kind)\n"
          + places.sorted().prefix(6).map { "    \($0)\n" }.joined()
      }.joined()
  }

  private static func lines(_ counts: [String: Int]) -> [String] {
    counts.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
  }
}
