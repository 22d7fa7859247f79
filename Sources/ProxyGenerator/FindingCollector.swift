import Diagnostics
import Essentials

/// Gathers findings in the order in which they were found, each once.
struct FindingCollector: Sendable {
  private(set) var findings: [Finding] = []
  private var seen: Set<Finding> = []

  /// Lets `examine` say what it finds about one proxy, or about the run.
  mutating func about<Result>(
    _ subject: ProxySubject?, _ examine: (inout DiagnosticCollector) -> Result
  ) -> Result {
    var collector = DiagnosticCollector()
    let result = examine(&collector)
    add(collector.diagnostics.map { Finding(diagnostic: $0, subject: subject) })
    return result
  }

  /// The same about many, on all cores; what is said of them comes in their order.
  mutating func aboutEach<Subject: HasSubject & Sendable, Result: Sendable>(
    _ subjects: [Subject],
    _ examine: @escaping @Sendable (Subject, inout DiagnosticCollector) -> Result
  ) -> [Result] {
    let examineOne: @Sendable (Int) -> (Result, DiagnosticCollector) = { index in
      var collector = DiagnosticCollector()
      return (examine(subjects[index], &collector), collector)
    }
    // Threads are worth it for many alone.
    let examined =
      subjects.count < 32
      ? subjects.indices.map(examineOne) : Workers.map(subjects.count, examineOne)
    return zip(subjects, examined).map { subject, examined in
      add(examined.1.diagnostics.map { Finding(diagnostic: $0, subject: subject.subject) })
      return examined.0
    }
  }

  mutating func add(_ findings: some Sequence<Finding>) {
    for finding in findings where seen.insert(finding).inserted { self.findings.append(finding) }
  }

  var hasErrors: Bool { findings.contains { $0.diagnostic.severity == .error } }

  /// The proxies that can't be made.
  var faulty: Set<ProxySubject> {
    Set(findings.filter { $0.diagnostic.severity == .error }.compactMap(\.subject))
  }
}
