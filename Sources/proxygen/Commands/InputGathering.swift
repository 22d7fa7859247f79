import Diagnostics

extension CommandEnvironment {
  /// Reads everything that a command was given: files, folders, globs, standard input and modules.
  ///
  /// - Returns: what could be read; what could not is an error in `collector`.
  func inputs(
    _ options: InputOptions, reporting collector: inout DiagnosticCollector
  ) -> [InputText] {
    let reader = InputReader(workingFolder: workingFolder, standardInput: standardInput)
    let texts = reader.read(options.operands, reporting: &collector)
    var interfaces = ModuleInterface(workingFolder: workingFolder, environment: variables)
    if options.caching == .allowed { interfaces.cache = CacheFolder(environment: variables) }
    return texts + interfaces.read(options.modules, options.lookup, reporting: &collector)
  }
}
