import Diagnostics
import ProxyGenerator
import Templates

extension CommandEnvironment {
  /// Runs `proxygen explain`. With no other inputs than the file, those of the configuration count, too.
  func explain(_ options: ExplainOptions, _ pipeline: Pipeline) -> ExitStatus {
    var collector = DiagnosticCollector()
    let file = options.input.operands.first ?? ""
    let loaded = configuration(options.input, reporting: &collector)
    var settings = Settings.weigh(GenerateOptions(input: options.input), loaded)
    if options.input.operands.count == 1 {
      var configured = options.input
      configured.operands = []
      settings.input = Settings.weigh(GenerateOptions(input: configured), loaded).input
      settings.input.operands.insert(file, at: 0)
    }
    let styles = StyleReader(workingFolder: workingFolder)
      .read(options.styles.isEmpty ? Self.styles : options.styles, reporting: &collector)
    let inputs = inputs(settings.input, reporting: &collector)
    guard !collector.hasErrors else { return finish(collector, options.diagnostics) }
    let listing = pipeline.explain(
      inputs,
      ExplainRequest(
        path: path(of: file, in: inputs), line: options.line, styles: styles,
        rules: settings.rules))
    collector.add(contentsOf: listing.diagnostics)
    if listing.text.isEmpty, !collector.hasErrors {
      collector.add(.nothingThere(file, options.line))
    }
    write(listing.text, reporting: &collector)
    return finish(collector, options.diagnostics)
  }

  /// Those that make something of a delegate protocol.
  private static let styles = BuiltInStyles.names.filter { $0 != "control" }
    .map(StyleArgument.builtIn)

  /// As the inputs have it: another of them may be a folder that the file lies in.
  private func path(of file: String, in inputs: [InputText]) -> String {
    if inputs.contains(where: { $0.path == file }) { return file }
    let real = try? FilePath.real(workingFolder.absolute(file))
    let same = inputs.first { (try? FilePath.real(workingFolder.absolute($0.path))) == real }
    return same?.path ?? file
  }
}

extension Diagnostic {
  fileprivate static func nothingThere(_ file: String, _ line: Int) -> Diagnostic {
    .error(
      "nothing-to-explain", at: .source(SourceLocation(path: file, line: line, column: 1)),
      "there is neither a protocol nor a requirement of one here; name the line of its name")
  }
}
