import Diagnostics

extension CommandEnvironment {
  /// Reads everything that a command was given: files, folders, globs, standard input and modules.
  ///
  /// - Returns: what could be read; what could not is an error in `collector`.
  func inputs(
    _ options: InputOptions, reporting collector: inout DiagnosticCollector
  ) -> [InputText] {
    gather(options, reporting: &collector).texts
  }

  /// The same, with the files that would have to change for the result to be another one.
  func gather(
    _ options: InputOptions, reporting collector: inout DiagnosticCollector
  ) -> GatheredInputs {
    let cache = options.caching == .allowed ? CacheFolder(environment: variables) : nil
    let headers = HeaderImport(
      workingFolder: workingFolder, environment: variables, lookup: options.lookup,
      reader: HeaderProcess(executable: executable, environment: variables), cache: cache)
    let reader = InputReader(
      workingFolder: workingFolder, standardInput: standardInput, headers: headers)
    let lists = InputList(workingFolder: workingFolder, standardInput: standardInput)
    let listed = options.lists.flatMap { lists.read($0, reporting: &collector) }
    var gathered = reader.gather(options.operands + listed, reporting: &collector)
    var interfaces = ModuleInterface(workingFolder: workingFolder, environment: variables)
    interfaces.cache = cache
    gathered.texts += interfaces.read(options.modules, options.lookup, reporting: &collector)
    return gathered
  }
}
