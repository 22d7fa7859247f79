import Diagnostics

extension CommandEnvironment {
  /// Runs `proxygen generate`: either everything is written, or nothing.
  func generate(_ options: GenerateOptions, _ pipeline: Pipeline) async -> ExitStatus {
    var collector = DiagnosticCollector()
    let inputs = inputs(options.input, reporting: &collector)
    if !collector.hasErrors {
      let generated = await pipeline.generate(inputs, options)
      collector.add(contentsOf: generated.diagnostics)
      if !collector.hasErrors { write(generated.files, options, reporting: &collector) }
    }
    return finish(collector, options.diagnostics)
  }

  private func write(
    _ files: [OutputFile], _ options: GenerateOptions,
    reporting collector: inout DiagnosticCollector
  ) {
    let writer = OutputWriter(workingFolder: workingFolder, overwriting: options.overwriting)
    switch OutputDestination(options.output, in: workingFolder) {
    case .standardOutput:
      write(OutputFile.joined(files), reporting: &collector)
    case .file(let path):
      collector.add(contentsOf: writer.write(files, toFile: path).diagnostics)
    case .folder(let path):
      collector.add(contentsOf: writer.write(files, toFolder: path).diagnostics)
    }
  }
}
