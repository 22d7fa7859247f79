import Diagnostics

/// Something on the disk that a run depends on. Paths are absolute, and need not exist yet.
enum WatchRoot: Hashable, Sendable {
  /// One file.
  case file(String)
  /// Swift files and headers at any depth.
  case sources(String)
  /// A header: others beside it may be included.
  case header(String)
  /// Templates and what describes a style, at any depth.
  case templates(String)
}

extension CommandEnvironment {
  /// All that the next run will read, but modules, and what headers include from elsewhere.
  func watchRoots(_ options: GenerateOptions) -> Set<WatchRoot> {
    // What is wrong is told by the run.
    var unused = DiagnosticCollector()
    let loaded = configuration(options.input, reporting: &unused)
    let settings = Settings.weigh(options, loaded)
    let lists = InputList(workingFolder: workingFolder, standardInput: standardInput)
    let listed = settings.input.lists.flatMap { lists.read($0, reporting: &unused) }
    let operands = settings.input.operands + listed
    let folders = settings.outputs.flatMap { output in
      output.styles.compactMap(\.folder) + [output.templates].compactMap(\.self)
    }
    return Set(
      operands.map(root) + settings.input.lists.map { .file(workingFolder.absolute($0)) }
        + folders.map { .templates(workingFolder.absolute($0)) }
        + configurations(options.input, loaded).map(WatchRoot.file))
  }

  private func root(_ operand: String) -> WatchRoot {
    let path = FilePath.withoutTrailingSlashes(workingFolder.absolute(operand))
    if (try? FileStatus(of: path)) == nil,
      let glob = GlobExpansion(operand, in: workingFolder)
    {
      return .sources(workingFolder.absolute(glob.base.isEmpty ? "." : glob.base))
    }
    if SwiftFileName.isHeader(path) { return .header(path) }
    let isFolder = (try? FileStatus(of: path))?.kind == .folder
    return SwiftFileName.isSwift(path) && !isFolder ? .file(path) : .sources(path)
  }

  /// The configuration, and where a nearer one would stand.
  private func configurations(
    _ input: InputOptions, _ loaded: LoadedConfiguration?
  ) -> [String] {
    switch input.configuration {
    case .none: return []
    case .file(let path): return [workingFolder.absolute(path)]
    case .found:
      let reader = ConfigurationReader(workingFolder: workingFolder)
      return reader.candidates(above: input.operands, downTo: loaded?.path)
    }
  }
}
