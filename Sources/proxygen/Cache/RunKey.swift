import Essentials
import ProxyGenerator

extension CommandEnvironment {
  /// The memory of runs like this one.
  ///
  /// - Returns: nil for a run that depends on more than files below its inputs, or whose result is more than files.
  func memory(
    of options: GenerateOptions, _ settings: Settings, _ loaded: LoadedConfiguration?,
    since start: Int64
  ) -> RunMemory? {
    let input = settings.input
    guard options.isRepeatable, !arguments.isEmpty, input.caching == .allowed,
      input.modules.isEmpty,
      input.lists.isEmpty, !input.operands.contains("-"),
      !settings.outputs.contains(where: { $0.path == .standardOutput }),
      let folder = CacheFolder(environment: variables),
      let program = InterfaceKey.stamps([executable])
    else { return nil }
    let folders = settings.outputs.flatMap { output in
      output.styles.compactMap(\.folder) + [output.templates].compactMap(\.self)
    }
    let basis = ([loaded?.path].compactMap(\.self) + folders.flatMap(templates))
      .map(workingFolder.absolute)
    var contents: [String] = []
    for path in basis {
      guard let bytes = try? FileBytes.read(path, limit: FileBytes.inputLimit) else { return nil }
      contents.append("\(path) \(ContentHash(bytes).hexadecimal)")
    }
    let reading = SourceReading(variables)
    let parts =
      ["run 2", Program.version, reading.rawValue, workingFolder.path] + program + contents
      + arguments
    return RunMemory(
      folder: folder, workingFolder: workingFolder, key: parts.joined(separator: "\0"),
      basis: basis, comparesDeclarations: reading == .slices && !settings.rules.concernAnything,
      start: start)
  }

  /// The files of a style or of templates, whatever of them is used.
  func templates(in folder: String) -> [String] {
    ((try? FileManager.default.subpathsOfDirectory(atPath: workingFolder.absolute(folder))) ?? [])
      .filter { $0.hasSuffix(".mustache") || $0.hasSuffix(".json") }
      .sorted().map { FilePath.join(folder, $0) }
  }
}

extension GenerateOptions {
  /// Whether all that a run does is to write files, and to say what is wrong.
  fileprivate var isRepeatable: Bool {
    result == .files && orphans == .kept && dependencyFile == nil && shard == nil && watching == nil
  }
}
