/// Gathers the diagnostics of a run in the order in which they were found, each once.
public struct DiagnosticCollector: Sendable {
  public private(set) var diagnostics: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []

  public init() {}

  public mutating func add(_ diagnostic: Diagnostic) {
    guard seen.insert(diagnostic).inserted else { return }
    diagnostics.append(diagnostic)
  }

  public mutating func add(contentsOf diagnostics: some Sequence<Diagnostic>) {
    for diagnostic in diagnostics { add(diagnostic) }
  }

  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
