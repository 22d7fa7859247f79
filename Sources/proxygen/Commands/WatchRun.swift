import Diagnostics
import Essentials

extension CommandEnvironment {
  /// Runs `proxygen generate --watch`: at first, and whenever something has changed that it depends on.
  func watch(
    _ options: GenerateOptions, _ method: WatchMethod, _ pipeline: Pipeline
  ) -> ExitStatus {
    if let refusal = refusal(of: options) { return refuse(refusal) }
    do {
      var watch = try InputWatch(method, stop: StopSignal())
      return follow(&watch, options, pipeline)
    } catch {
      var collector = DiagnosticCollector()
      collector.add(.unwatchable(error))
      return finish(collector, options.diagnostics)
    }
  }

  private func follow(
    _ watch: inout InputWatch, _ options: GenerateOptions, _ pipeline: Pipeline
  ) -> ExitStatus {
    var last: GenerationReport?
    var told: WatchTelling?
    while !watch.isStopped {
      let environment = self
      guard
        let count = watch.waitForChange(
          { environment.watchRoots(options) }, outputs: outputs(of: last))
      else { break }
      let start = ContinuousClock.now
      var collector = DiagnosticCollector()
      do {
        let report = try generate(
          options, after: last, pipeline, reporting: &collector)
        last = report ?? last
        // Whoever ends the run needs no word on what it was doing.
        if watch.isStopped { break }
        _ = finish(collector, options.diagnostics)
        let telling = WatchTelling(report, collector.diagnostics, start.duration(to: .now))
        try tell(telling.line)
        if told == nil { try tell(WatchTelling.beginning(count, watch.isPolling)) }
        told = telling
      } catch let error as UsageError {
        if told == nil { return refuse(error) }
        collector.add(error.diagnostic)
        _ = finish(collector, options.diagnostics)
      } catch {
        // Nobody listens any more.
        break
      }
    }
    return .fine
  }

  private func outputs(of report: GenerationReport?) -> Set<String> {
    Set((report?.outputs ?? []).map(workingFolder.absolute))
  }

  /// - Throws: when nobody reads it.
  private func tell(_ line: String) throws(SystemError) {
    try standardOutput.write("\(WatchTelling.time()) \(line)\n")
  }

  private func refusal(of options: GenerateOptions) -> UsageError? {
    func refused(_ reason: String) -> UsageError {
      UsageError(command: .generate, rule: "unwatchable", message: reason)
    }
    if options.input.operands.contains("-") || options.input.lists.contains("-") {
      return refused("'--watch' can't read standard input again; name files or folders")
    }
    if options.result == .listOfFiles {
      return refused(
        "'--list-outputs' writes nothing, so there is nothing to watch for; leave one out")
    }
    var unused = DiagnosticCollector()
    let settings = Settings.weigh(options, configuration(options.input, reporting: &unused))
    if !unused.hasErrors, settings.outputs.contains(where: { $0.path == .standardOutput }) {
      return refused("'--watch' needs a file or a folder to write to; name it with '--output'")
    }
    return nil
  }
}

extension Diagnostic {
  fileprivate static func unwatchable(_ error: SystemError) -> Diagnostic {
    .error(
      "unwatchable", at: .commandLine,
      "the inputs can't be watched: \(error.reason); try '--poll'")
  }
}
