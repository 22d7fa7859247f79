import Diagnostics
import Essentials

extension CommandEnvironment {
  /// Runs `proxygen config`.
  func config(_ options: ConfigOptions, _ pipeline: Pipeline) -> ExitStatus {
    var collector = DiagnosticCollector()
    switch options.action {
    case .schema: write(ConfigurationSchema.text, reporting: &collector)
    case .dump:
      if let loaded = required(options.input, reporting: &collector) {
        write(ConfigurationDump(loaded.configuration).text, reporting: &collector)
      }
    case .lint:
      if let loaded = required(options.input, reporting: &collector) {
        lint(loaded, options, pipeline, reporting: &collector)
      }
    }
    return finish(collector, options.diagnostics)
  }

  /// The whole run but for the writing.
  private func lint(
    _ loaded: LoadedConfiguration, _ options: ConfigOptions, _ pipeline: Pipeline,
    reporting collector: inout DiagnosticCollector
  ) {
    let settings = Settings.weigh(GenerateOptions(input: options.input), loaded)
    guard settings.hasSomethingToRead else {
      collector.add(.nothingToRead(loaded.path))
      return
    }
    _ = files(settings, pipeline, reporting: &collector)
  }

  private func required(
    _ options: InputOptions, reporting collector: inout DiagnosticCollector
  ) -> LoadedConfiguration? {
    let loaded = configuration(options, reporting: &collector)
    if loaded == nil, !collector.hasErrors { collector.add(.noConfiguration) }
    return loaded
  }
}

extension Diagnostic {
  fileprivate static let noConfiguration = Diagnostic.error(
    "no-configuration", at: .commandLine,
    "there is no '\(LoadedConfiguration.fileName)' here or above; 'proxygen init' writes one, and '--config' names "
      + "another file")

  fileprivate static func nothingToRead(_ path: String) -> Diagnostic {
    .warning(
      "no-input", at: .file(path),
      "the configuration lists no 'inputs' and no 'modules', so its rules can't be checked")
  }
}
