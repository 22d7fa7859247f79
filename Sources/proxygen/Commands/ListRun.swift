import Diagnostics

extension CommandEnvironment {
  /// Runs `proxygen list`.
  func list(_ options: ListOptions, _ pipeline: Pipeline) async -> ExitStatus {
    var collector = DiagnosticCollector()
    let loaded = configuration(options.input, reporting: &collector)
    let settings = Settings.weigh(GenerateOptions(input: options.input), loaded)
    guard collector.hasErrors || settings.hasInputs else { return refuse(.noInput(.list)) }
    let inputs = inputs(settings.input, reporting: &collector)
    if options.content == .swift {
      write(swiftText(of: inputs), reporting: &collector)
    } else if !collector.hasErrors {
      let listing = await pipeline.list(
        inputs,
        ListRequest(
          protocolPatterns: settings.input.protocolPatterns, rules: settings.rules,
          format: options.format))
      collector.add(contentsOf: listing.diagnostics)
      write(listing.text, reporting: &collector)
    }
    return finish(collector, options.diagnostics)
  }

  /// What is no Swift source itself; with the path of each where there are several.
  private func swiftText(of inputs: [InputText]) -> String {
    let imported = inputs.filter { !$0.origins.isEmpty || $0.module != nil }
    guard imported.count > 1 else { return imported.first?.text ?? "" }
    return imported.map { "// \($0.path)\n\n\($0.text)" }.joined(separator: "\n")
  }
}
