import Diagnostics

extension CommandEnvironment {
  /// Runs `proxygen generate`: either everything is written, or nothing.
  func generate(_ options: GenerateOptions, _ pipeline: Pipeline) async -> ExitStatus {
    var collector = DiagnosticCollector()
    let inputs = inputs(options.input, reporting: &collector)
    if !collector.hasErrors {
      let generated = await pipeline.generate(inputs, options)
      collector.add(contentsOf: generated.diagnostics)
      if !collector.hasErrors {
        let protection = OutputProtection(
          overwriting: options.overwriting, inputs: realPaths(of: inputs))
        write(generated.files, options.output, protection, reporting: &collector)
      }
    }
    return finish(collector, options.diagnostics)
  }

  private func write(
    _ files: [OutputFile], _ output: OutputArgument, _ protection: OutputProtection,
    reporting collector: inout DiagnosticCollector
  ) {
    let writer = OutputWriter(workingFolder: workingFolder, protection: protection)
    switch OutputDestination(output, in: workingFolder) {
    case .standardOutput:
      write(OutputFile.joined(files), reporting: &collector)
    case .file(let path):
      collector.add(contentsOf: writer.write(files, toFile: path).diagnostics)
    case .folder(let path):
      collector.add(contentsOf: writer.write(files, toFolder: path).diagnostics)
    }
  }

  /// Standard input and modules have none.
  private func realPaths(of inputs: [InputText]) -> Set<String> {
    Set(inputs.compactMap { try? FilePath.real(workingFolder.absolute($0.path)) })
  }
}
