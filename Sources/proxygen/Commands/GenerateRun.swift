import Diagnostics
import ProxyGenerator

extension CommandEnvironment {
  /// Runs `proxygen generate`: either everything is written, or nothing.
  func generate(_ options: GenerateOptions, _ pipeline: Pipeline) async -> ExitStatus {
    var collector = DiagnosticCollector()
    let loaded = configuration(options.input, reporting: &collector)
    let settings = Settings.weigh(options, loaded)
    guard collector.hasErrors || settings.hasSomethingToRead else {
      return refuse(.noInput(.generate))
    }
    if let result = await files(settings, pipeline, reporting: &collector) {
      let protection = OutputProtection(
        overwriting: options.overwriting, inputs: realPaths(of: result.inputs))
      write(result.outputs, protection, reporting: &collector)
    }
    return finish(collector, options.diagnostics)
  }

  /// Writes all outputs in one step, and prints what goes to standard output.
  private func write(
    _ outputs: [MadeOutput], _ protection: OutputProtection,
    reporting collector: inout DiagnosticCollector
  ) {
    let writer = OutputWriter(workingFolder: workingFolder, protection: protection)
    collector.add(contentsOf: writer.write(outputs).diagnostics)
    guard !collector.hasErrors else { return }
    for output in outputs where output.destination == .standardOutput {
      for file in output.files { write(file.contents, reporting: &collector) }
    }
  }

  /// Standard input and modules have none.
  private func realPaths(of inputs: [InputText]) -> Set<String> {
    Set(inputs.compactMap { try? FilePath.real(workingFolder.absolute($0.path)) })
  }
}
