import Diagnostics

extension CommandEnvironment {
  /// Runs `proxygen list`.
  func list(_ options: ListOptions, _ pipeline: Pipeline) async -> ExitStatus {
    var collector = DiagnosticCollector()
    let inputs = inputs(options.input, reporting: &collector)
    if !collector.hasErrors {
      let listing = await pipeline.list(inputs, options)
      collector.add(contentsOf: listing.diagnostics)
      write(listing.text, reporting: &collector)
    }
    return finish(collector, options.diagnostics)
  }
}
