/// Counts of one repository's headers or of several.
struct HeaderTally {
  private var counts: [String: Int] = [:]
  private var rules: [String: Int] = [:]
  private var lines: [String] = []
  private var seconds = 0.0
  private(set) var isClean = true

  mutating func count(_ name: String, _ number: Int = 1) {
    counts[name, default: 0] += number
  }

  mutating func add(_ made: GeneratedFiles) {
    seconds += made.seconds
    for (rule, count) in made.copy.comments { rules["advice followed: \(rule)"] = count }
    for report in made.reports { rules["\(report.severity) \(report.rule)", default: 0] += 1 }
    lines += made.disasters.map { "disaster: \($0)" }
    let silent = (try? made.silent) ?? []
    lines += silent.map { "silent: \($0)" }
    if !(made.disasters + silent).isEmpty { isClean = false }
    let leftOut = made.reports.filter { $0.message.hasSuffix("is left out") }
    lines += Set(
      leftOut.map { "left out: \($0.path ?? ""):\($0.line ?? 0): \($0.message) [\($0.rule)]" }
    )
    .sorted()
    let errors = made.reports.filter { $0.severity == "error" }
    lines += Set(
      errors.map { "error: \($0.path ?? ""):\($0.line ?? 0): \($0.message) [\($0.rule)]" }
    ).sorted()
  }

  /// - Parameter dropped: headers that the compiler doesn't import, and why.
  mutating func add(dropped: [String]) {
    lines += dropped.map { "not imported: \($0)" }
  }

  mutating func add(_ trial: HeaderTrial) {
    if !trial.faults.isEmpty { isClean = false }
    for (_, modes) in trial.faults.sorted(by: { $0.key < $1.key }) {
      for (mode, messages) in modes.sorted(by: { $0.key < $1.key }) {
        lines += messages.map { "at fault: Swift \(mode): \($0)" }
      }
    }
  }

  mutating func add(_ other: HeaderTally) {
    counts.merge(other.counts, uniquingKeysWith: +)
    rules.merge(other.rules, uniquingKeysWith: +)
    seconds += other.seconds
    isClean = isClean && other.isClean
  }

  var summary: String {
    let numbers = [counts, rules].flatMap { $0.sorted { $0.key < $1.key } }
      .map { "\($0.key): \($0.value)" }
    return (numbers + ["\((seconds * 10).rounded() / 10) s"] + lines).joined(separator: "\n")
  }
}
