import Diagnostics
import ProxyGenerator

/// Files that go to one place.
struct MadeOutput: Equatable, Sendable {
  var destination: OutputDestination
  var files: [OutputFile]
  /// The names of the styles that may have made files there.
  var styles: [String] = []
}

/// All files of a run, and what they were made of.
struct Made {
  var inputs: GatheredInputs
  var outputs: [MadeOutput]
  /// The paths of inputs that may give something else though they declare the same.
  var dependingOnBodies: Set<String>
}

extension CommandEnvironment {
  /// The nearest configuration, or the one that was named.
  func configuration(
    _ options: InputOptions, reporting collector: inout DiagnosticCollector
  ) -> LoadedConfiguration? {
    ConfigurationReader(workingFolder: workingFolder)
      .read(options.configuration, inputs: options.operands, reporting: &collector)
  }

  /// Reads the inputs and makes all files, without writing any.
  ///
  /// - Returns: nil when there is an error.
  func files(
    _ settings: Settings, _ pipeline: Pipeline, reporting collector: inout DiagnosticCollector
  ) -> Made? {
    guard !collector.hasErrors else { return nil }
    let inputs = gather(settings.input, reporting: &collector)
    let destinations = settings.outputs.map { OutputDestination($0.path, in: workingFolder) }
    collector.add(contentsOf: settings.outputs.compactMap(leadsOut))
    let outputs = zip(settings.outputs, destinations).map {
      request($0, to: $1, reporting: &collector)
    }
    guard !collector.hasErrors else { return nil }
    let generated = pipeline.generate(
      inputs.texts,
      GenerateRequest(
        outputs: outputs, rules: settings.rules, faultReach: settings.faultReach,
        configuration: settings.configuration, lookup: settings.input.lookup))
    collector.add(contentsOf: generated.diagnostics)
    guard !collector.hasErrors else { return nil }
    let made = zip(zip(destinations, outputs), generated.files).map { output, files in
      MadeOutput(destination: output.0, files: files, styles: output.1.styles.map(\.style.name))
    }
    return Made(inputs: inputs, outputs: made, dependingOnBodies: generated.dependingOnBodies)
  }

  /// A configuration may come with a stranger's change: it says nothing of files outside of its folder.
  private func leadsOut(_ output: Settings.Output) -> Diagnostic? {
    guard let root = output.root, case .path(let path) = output.path,
      let folder = try? FilePath.real(workingFolder.absolute(root)),
      let target = try? ResolvedPath(workingFolder.absolute(path))
    else { return nil }
    return FilePath.isInside(target.real, folder: folder) ? nil : .outputLeavesRoot(path)
  }

  private func request(
    _ output: Settings.Output, to destination: OutputDestination,
    reporting collector: inout DiagnosticCollector
  ) -> GenerateRequest.Output {
    if output.styles.count > 1, destination.layout != .filePerProtocol {
      collector.add(.severalStylesInOneFile)
    }
    var request = GenerateRequest.Output(
      styles: StyleReader(workingFolder: workingFolder).read(output.styles, reporting: &collector),
      layout: destination.layout, protocolPatterns: output.protocolPatterns)
    for index in request.styles.indices { request.styles[index].style.take(output.names) }
    if let folder = output.templates {
      request.templates = TemplateReader(workingFolder: workingFolder)
        .read(folder, reporting: &collector)
    }
    return request
  }
}

extension Settings {
  /// Whether there are inputs, or styles that need none: UIKit's own controls are known.
  var hasSomethingToRead: Bool {
    hasInputs || outputs.allSatisfy { $0.styles == [.builtIn("control")] }
  }

  var hasInputs: Bool {
    !input.operands.isEmpty || !input.lists.isEmpty || !input.modules.isEmpty
  }
}

extension Style {
  fileprivate mutating func take(_ names: Configuration.Names) {
    file = names.file ?? file
    proxy = names.proxy ?? proxy
    standalone = names.standalone ?? standalone
  }
}

extension UsageError {
  static func noInput(_ command: CommandName) -> UsageError {
    UsageError(
      command: command, rule: "no-input",
      message:
        "no input; name a Swift file, a folder, '-' for standard input, or a '--module', or list "
        + "'inputs' in a '\(LoadedConfiguration.fileName)'")
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
  fileprivate static func outputLeavesRoot(_ path: String) -> Diagnostic {
    .error(
      "output-outside", at: .file(path),
      "this lies outside of the folder of the configuration that names it; choose a folder below, or name it with "
        + "'--output'")
  }

  fileprivate static let severalStylesInOneFile = Diagnostic.error(
    "several-styles", at: .commandLine,
    "several styles make files of their own; give '--output' a folder")
}
