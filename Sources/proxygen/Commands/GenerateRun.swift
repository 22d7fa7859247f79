import Diagnostics
import Essentials
import ProxyGenerator

extension CommandEnvironment {
  /// Runs `proxygen generate`: either everything is written, or nothing.
  func generate(_ options: GenerateOptions, _ pipeline: Pipeline) -> ExitStatus {
    if let detection = options.watching { return watch(options, detection, pipeline) }
    var collector = DiagnosticCollector()
    do {
      _ = try generate(options, pipeline, reporting: &collector)
    } catch {
      return refuse(error)
    }
    return finish(collector, options.diagnostics)
  }

  /// - Parameter last: what the run before this one did, of this very process.
  /// - Returns: what was done; nil when nothing was, since there is an error.
  /// - Throws: when there is nothing to read.
  func generate(
    _ options: GenerateOptions, after last: GenerationReport? = nil, _ pipeline: Pipeline,
    reporting collector: inout DiagnosticCollector
  ) throws(UsageError) -> GenerationReport? {
    let start = FileSighting.time()
    let loaded = configuration(options.input, reporting: &collector)
    let settings = Settings.weigh(options, loaded)
    guard collector.hasErrors || settings.hasSomethingToRead else { throw .noInput(.generate) }
    let memory = memory(of: options, settings, loaded, since: start)
    if let memory, repeats(memory, settings, reporting: &collector) {
      writeSideFiles(nil, options, reporting: &collector)
      return GenerationReport()
    }
    guard var made = files(settings, pipeline, reporting: &collector) else { return nil }
    let owner = OutputOwner(settings, made.inputs.texts)
    let orphans =
      options.orphans == .removed ? orphans(made.outputs, owner, reporting: &collector) : []
    if let shard = options.shard { made.outputs.keep(shard) }
    var report = GenerationReport(outputs: made.outputs.paths)
    switch options.result {
    case .listOfFiles:
      write(made.outputs.paths.map { $0 + "\n" }.joined(), reporting: &collector)
    case .files:
      let protection = OutputProtection(
        overwriting: options.overwriting, inputs: realPaths(of: made.inputs.texts),
        own: last?.unmarked ?? [:])
      report.written = write(made.outputs, protection, removing: orphans, reporting: &collector)
      report.removed = orphans
      report.unmarked = unmarked(made.outputs)
    }
    guard !collector.hasErrors else { return nil }
    if let found = made.inputs.repeatable {
      memory?.store(
        found.files, made.inputs.texts, dependingOnBodies: made.dependingOnBodies, report.outputs,
        Array(collector.diagnostics.dropFirst(found.said)))
    }
    let dependencies = DependencyFile(
      outputs: made.outputs.paths, inputs: dependencies(made.inputs.texts, settings, loaded))
    writeSideFiles(dependencies, options, reporting: &collector)
    return report
  }

  /// Does what a remembered run did, when that is nothing but to tell what it told.
  ///
  /// - Returns: whether there is nothing else to do.
  private func repeats(
    _ memory: RunMemory, _ settings: Settings, reporting collector: inout DiagnosticCollector
  ) -> Bool {
    guard !collector.hasErrors, let record = memory.record else { return false }
    var said = collector
    let found = InputFinder(workingFolder: workingFolder)
      .find(settings.input.operands, reporting: &said)
    let comparison = RunComparison(record, found.files + found.headers)
    guard !said.hasErrors, comparison.isCurrent else { return false }
    if comparison.hasChanges { comparison.store(in: memory) }
    said.add(contentsOf: record.diagnostics)
    collector = said
    return true
  }

  /// Writes all outputs in one step, and prints what goes to standard output.
  ///
  /// - Returns: the paths of the files that had other contents.
  private func write(
    _ outputs: [MadeOutput], _ protection: OutputProtection, removing orphans: [String],
    reporting collector: inout DiagnosticCollector
  ) -> [String] {
    guard !collector.hasErrors else { return [] }
    let writer = OutputWriter(workingFolder: workingFolder, protection: protection)
    let report = writer.write(outputs)
    collector.add(contentsOf: report.diagnostics)
    guard !collector.hasErrors else { return [] }
    for orphan in orphans { FileSystem.live.remove(workingFolder.absolute(orphan)) }
    for output in outputs where output.destination == .standardOutput {
      for file in output.files { write(file.contents, reporting: &collector) }
    }
    return report.written
  }

  /// What the next run must not take for somebody else's: a template that is being saved may make a file without a header.
  private func unmarked(_ outputs: [MadeOutput]) -> [String: Data] {
    var unmarked: [String: Data] = [:]
    for output in outputs {
      guard case .folder(let folder) = output.destination else { continue }
      for file in output.files where !Header.starts(file.contents.utf8) {
        let path = workingFolder.absolute(FilePath.join(folder, file.name))
        unmarked[(try? FilePath.real(path)) ?? path] = Data(file.contents.utf8)
      }
    }
    return unmarked
  }

  /// What other tools read: what the output depends on, and when it was made.
  private func writeSideFiles(
    _ dependencies: DependencyFile?, _ options: GenerateOptions,
    reporting collector: inout DiagnosticCollector
  ) {
    let texts = [
      options.dependencyFile.map { ($0, dependencies?.text ?? "") }, options.stamp.map { ($0, "") },
    ]
    for (path, text) in texts.compactMap(\.self) {
      do {
        try Data(text.utf8).write(to: URL(fileURLWithPath: workingFolder.absolute(path)))
      } catch {
        collector.add(.unwritableOutput(path, .last))
      }
    }
  }

  /// The paths of all that was read. Modules and standard input have none.
  private func dependencies(
    _ inputs: [InputText], _ settings: Settings, _ loaded: LoadedConfiguration?
  ) -> [String] {
    let sources = inputs.map(\.path).filter { !$0.hasPrefix("<") }
    let folders = settings.outputs.flatMap { output in
      output.styles.compactMap(\.folder) + [output.templates].compactMap(\.self)
    }
    let templates = Set(folders).sorted().flatMap(templates)
    return sources + [loaded?.path].compactMap(\.self) + templates
  }

  /// The files that nothing makes any more; one that was edited is an error.
  private func orphans(
    _ outputs: [MadeOutput], _ owner: OutputOwner, reporting collector: inout DiagnosticCollector
  ) -> [String] {
    let orphans = OutputCheck(workingFolder: workingFolder).findings(outputs, owner)
      .filter { $0.fault == .orphaned }.map(\.path)
    for path in orphans {
      let contents = (try? FileBytes.read(workingFolder.absolute(path))) ?? Data()
      if Fingerprint.state(of: contents) == .edited { collector.add(.editedOrphan(path)) }
    }
    return orphans
  }

  /// Standard input and modules have none.
  func realPaths(of inputs: [InputText]) -> Set<String> {
    Set(
      inputs.compactMap { input in
        if case .file(let real) = input.content { return real }
        return try? FilePath.real(workingFolder.absolute(input.path))
      })
  }
}

/// What a run of `generate` did to the disk.
struct GenerationReport: Equatable, Sendable {
  /// The paths of all files that it makes, unless it only saw that nothing has changed.
  var outputs: [String] = []
  /// Those that had other contents before.
  var written: [String] = []
  /// What nothing makes any more.
  var removed: [String] = []
  /// The contents of files without a header, by real paths.
  var unmarked: [String: Data] = [:]
}

extension [MadeOutput] {
  /// Of the files, as messages show them.
  fileprivate var paths: [String] {
    flatMap { output -> [String] in
      switch output.destination {
      case .standardOutput: []
      case .file(let path): [path]
      case .folder(let folder): output.files.map { FilePath.join(folder, $0.name) }
      }
    }
  }

  fileprivate mutating func keep(_ shard: Shard) {
    for index in indices { self[index].files.removeAll { !shard.has($0) } }
  }
}

extension StyleArgument {
  var folder: String? {
    if case .folder(let path) = self { path } else { nil }
  }
}

extension Diagnostic {
  fileprivate static func editedOrphan(_ path: String) -> Diagnostic {
    .error(
      "edited-orphan", at: .file(path),
      "nothing makes this file any more, but somebody edited it; move what is worth keeping, and remove it"
    )
  }
}
