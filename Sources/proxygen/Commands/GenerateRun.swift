import Diagnostics
import ProxyGenerator

extension CommandEnvironment {
  /// Runs `proxygen generate`: either everything is written, or nothing.
  func generate(_ options: GenerateOptions, _ pipeline: Pipeline) async -> ExitStatus {
    var collector = DiagnosticCollector()
    let inputs = inputs(options.input, reporting: &collector)
    let templates = templates(options.templates, reporting: &collector)
    let styles = styles(options.styles, reporting: &collector)
    let destination = OutputDestination(options.output, in: workingFolder)
    if styles.count > 1, destination.layout != .filePerProtocol {
      collector.add(.severalStylesInOneFile)
    }
    if !collector.hasErrors {
      let generated = await pipeline.generate(
        inputs,
        GenerateRequest(
          options: options, layout: destination.layout, styles: styles, templates: templates))
      collector.add(contentsOf: generated.diagnostics)
      if !collector.hasErrors {
        let protection = OutputProtection(
          overwriting: options.overwriting, inputs: realPaths(of: inputs))
        write(generated.files, to: destination, protection, reporting: &collector)
      }
    }
    return finish(collector, options.diagnostics)
  }

  private func styles(
    _ arguments: [StyleArgument], reporting collector: inout DiagnosticCollector
  ) -> [LoadedStyle] {
    StyleReader(workingFolder: workingFolder)
      .read(arguments.isEmpty ? [.builtIn("rx")] : arguments, reporting: &collector)
  }

  private func templates(
    _ folder: String?, reporting collector: inout DiagnosticCollector
  ) -> UserTemplates {
    guard let folder else { return UserTemplates() }
    return TemplateReader(workingFolder: workingFolder).read(folder, reporting: &collector)
  }

  private func write(
    _ files: [OutputFile], to destination: OutputDestination, _ protection: OutputProtection,
    reporting collector: inout DiagnosticCollector
  ) {
    let writer = OutputWriter(workingFolder: workingFolder, protection: protection)
    switch destination {
    case .standardOutput:
      for file in files { write(file.contents, reporting: &collector) }
    case .file(let path):
      let contents = files.map(\.contents).joined(separator: "\n")
      collector.add(contentsOf: writer.write(contents, toFile: path).diagnostics)
    case .folder(let path):
      collector.add(contentsOf: writer.write(files, toFolder: path).diagnostics)
    }
  }

  /// Standard input and modules have none.
  private func realPaths(of inputs: [InputText]) -> Set<String> {
    Set(inputs.compactMap { try? FilePath.real(workingFolder.absolute($0.path)) })
  }
}

extension OutputDestination {
  /// A folder gets a file for each protocol, anything else takes all in one.
  fileprivate var layout: GeneratorConfiguration.Layout {
    switch self {
    case .folder: .filePerProtocol
    case .standardOutput: .singleFile("-")
    case .file(let path): .singleFile(path.split(separator: "/").last.map(String.init) ?? path)
    }
  }
}

extension Diagnostic {
  fileprivate static let severalStylesInOneFile = Diagnostic.error(
    "several-styles", at: .commandLine,
    "several styles make files of their own; give '--output' a folder")
}
