import Diagnostics

extension CommandEnvironment {
  /// Reads everything that a command was given: files, folders, globs, standard input and modules.
  ///
  /// - Returns: what could be read; what could not is an error in `collector`.
  func inputs(
    _ options: InputOptions, reporting collector: inout DiagnosticCollector
  ) -> [InputText] {
    let cache = options.caching == .allowed ? CacheFolder(environment: variables) : nil
    let headers = HeaderImport(
      workingFolder: workingFolder, environment: variables, lookup: options.lookup,
      reader: HeaderProcess(executable: executable, environment: variables), cache: cache)
    let reader = InputReader(
      workingFolder: workingFolder, standardInput: standardInput, headers: headers)
    let lists = InputList(workingFolder: workingFolder, standardInput: standardInput)
    let listed = options.lists.flatMap { lists.read($0, reporting: &collector) }
    let texts = reader.read(options.operands + listed, reporting: &collector)
    var interfaces = ModuleInterface(workingFolder: workingFolder, environment: variables)
    interfaces.cache = cache
    return texts + interfaces.read(options.modules, options.lookup, reporting: &collector)
  }
}
