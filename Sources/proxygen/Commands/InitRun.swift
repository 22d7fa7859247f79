import Diagnostics
import Essentials
import ProxyGenerator

extension CommandEnvironment {
  /// Runs `proxygen init`: writes a `proxygen.json` where there is none.
  func initialize(_ options: InitOptions, _ pipeline: Pipeline) -> ExitStatus {
    var collector = DiagnosticCollector()
    let path = FilePath.join(options.folder, LoadedConfiguration.fileName)
    let absolute = workingFolder.absolute(path)
    if (try? FileStatus(of: absolute, followingLinks: false)) != nil {
      collector.add(.configurationExists(path))
    } else if let text = starter(options.folder, pipeline, reporting: &collector) {
      do {
        try FileSystem.live.create(absolute, Data(text.utf8), nil)
        write("wrote \(path)\n", reporting: &collector)
      } catch {
        collector.add(.unwritableOutput(path, error))
      }
    }
    return finish(collector, options.diagnostics)
  }

  private func starter(
    _ folder: String, _ pipeline: Pipeline, reporting collector: inout DiagnosticCollector
  ) -> String? {
    var inside = self
    inside.workingFolder = WorkingFolder(path: workingFolder.absolute(folder))
    let inputs = inside.inputs(InputOptions(operands: ["."]), reporting: &collector)
    guard !collector.hasErrors else { return nil }
    let listing = pipeline.list(inputs, ListRequest(format: .json))
    let protocols =
      (try? JSONDecoder().decode([ProtocolListing].self, from: Data(listing.text.utf8))) ?? []
    return StarterConfiguration(
      protocols: protocols.map { (path: $0.location.path, name: $0.protocol) },
      texts: inputs.map(\.text), problems: listing.diagnostics.filter { $0.severity == .error }
    ).text
  }
}

extension Diagnostic {
  fileprivate static func configurationExists(_ path: String) -> Diagnostic {
    .error(
      "configuration-exists", at: .file(path),
      "there is a configuration already; move it away to start afresh, or check it with "
        + "'\(Program.name) config lint'")
  }
}
