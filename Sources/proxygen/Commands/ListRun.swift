import Diagnostics
import Essentials
import ProxyGenerator

extension CommandEnvironment {
  /// Runs `proxygen list`.
  func list(_ options: ListOptions, _ pipeline: Pipeline) -> ExitStatus {
    var collector = DiagnosticCollector()
    let loaded = configuration(options.input, reporting: &collector)
    let settings = Settings.weigh(
      GenerateOptions(input: options.input, styles: options.styles), loaded)
    guard collector.hasErrors || settings.hasInputs else { return refuse(.noInput(.list)) }
    let inputs = inputs(settings.input, reporting: &collector)
    if options.content == .swift {
      deliver(swiftText(of: inputs), of: inputs, options, reporting: &collector)
    } else if let styles = styles(settings, options, reporting: &collector) {
      let listing = pipeline.list(
        inputs,
        ListRequest(
          protocolPatterns: settings.input.protocolPatterns, rules: settings.rules,
          format: options.format, styles: styles, terminal: terminal(options),
          base: base(options)))
      collector.add(contentsOf: listing.diagnostics)
      deliver(listing.text, of: inputs, options, reporting: &collector)
    }
    return finish(collector, options.diagnostics)
  }

  /// Those of the command line, else those of the configuration; none but those that serve delegate protocols.
  ///
  /// - Returns: nil when there is an error.
  private func styles(
    _ settings: Settings, _ options: ListOptions, reporting collector: inout DiagnosticCollector
  ) -> [LoadedStyle]? {
    guard !collector.hasErrors else { return nil }
    var arguments: [StyleArgument] = []
    for style in settings.outputs.flatMap(\.styles) where !arguments.contains(style) {
      arguments.append(style)
    }
    let loaded = StyleReader(workingFolder: workingFolder)
      .read(arguments, reporting: &collector)
    let serving = loaded.filter { $0.style.product != .controlPublishers }
    if serving.isEmpty, !options.styles.isEmpty, !collector.hasErrors {
      collector.add(.servesNoDelegates(loaded.map(\.style.name)))
    }
    return collector.hasErrors ? nil : serving
  }

  /// To the file, or to standard output. A listing tells of errors, too, and so isn't withheld for them.
  private func deliver(
    _ text: String, of inputs: [InputText], _ options: ListOptions,
    reporting collector: inout DiagnosticCollector
  ) {
    guard let path = options.output else { return write(text, reporting: &collector) }
    guard !text.isEmpty else { return }
    let protection = OutputProtection(
      overwriting: .anyFile, inputs: realPaths(of: inputs))
    let writer = OutputWriter(workingFolder: workingFolder, protection: protection)
    collector.add(contentsOf: writer.write(text, toFile: path).diagnostics)
  }

  private func terminal(_ options: ListOptions) -> TerminalStyle {
    guard options.output == nil, standardOutput.isTerminal else { return .plain }
    return TerminalStyle(
      width: variables["COLUMNS"].flatMap { Int($0) } ?? Platform.terminalWidth,
      isColored: colorsOutput)
  }

  /// What leads from the folder of the output to the working folder.
  private func base(_ options: ListOptions) -> String {
    guard let path = options.output else { return "" }
    let folder = FilePath.folder(of: workingFolder.absolute(path))
    guard let from = try? ResolvedPath(folder).real,
      let to = try? FilePath.real(workingFolder.path)
    else { return "" }
    return FilePath.relative(to, from: from)
  }

  /// What is no Swift source itself; with the path of each where there are several.
  private func swiftText(of inputs: [InputText]) -> String {
    let imported = inputs.filter { !$0.origins.isEmpty || $0.module != nil }
    guard imported.count > 1 else { return imported.first?.text ?? "" }
    return imported.map { "// \($0.path)\n\n\($0.text)" }.joined(separator: "\n")
  }
}

extension Diagnostic {
  fileprivate static func servesNoDelegates(_ styles: [String]) -> Diagnostic {
    .error(
      "no-delegates", at: .commandLine,
      "the style '\(styles.first ?? "")' makes nothing of delegate protocols; name another '--style'"
    )
  }
}
