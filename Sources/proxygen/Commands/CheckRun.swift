import Diagnostics

extension CommandEnvironment {
  /// Runs `proxygen check`.
  ///
  /// - Parameter arguments: those of the command, for the sentence that says how to make it right.
  func check(
    _ options: GenerateOptions, _ pipeline: Pipeline, arguments: [String]
  ) -> ExitStatus {
    var collector = DiagnosticCollector()
    let loaded = configuration(options.input, reporting: &collector)
    let settings = Settings.weigh(options, loaded)
    guard collector.hasErrors || settings.hasSomethingToRead else {
      return refuse(.noInput(.check))
    }
    if settings.outputs.allSatisfy({ $0.path == .standardOutput }), !collector.hasErrors {
      return refuse(.nothingToCheck)
    }
    let made = files(settings, pipeline, reporting: &collector)
    guard let made else { return finish(collector, options.diagnostics) }
    let findings = OutputCheck(workingFolder: workingFolder)
      .findings(made.outputs, OutputOwner(settings, made.inputs.texts))
    for finding in findings {
      write(finding.difference.text(isColored: colorsOutput), reporting: &collector)
      collector.add(.unfresh(finding))
    }
    guard !findings.isEmpty else { return finish(collector, options.diagnostics) }
    collector.add(.howToMakeItFresh(findings, arguments))
    return finish(collector, options.diagnostics) == .failure ? .stale : .fine
  }
}

extension OutputOwner {
  init(_ settings: Settings, _ inputs: [InputText]) {
    let isWhole =
      !settings.input.lists.isEmpty
      || settings.input.operands.contains {
        !SwiftFileName.isSwift($0) || $0.contains("*")
      }
    let isNarrowed = !settings.input.protocolPatterns.isEmpty
    let names = Set(
      inputs.map { input in
        input.module.map { "the module \($0)" } ?? FilePath.lastPart(of: input.path)
      })
    self.init(inputs: isWhole && !isNarrowed ? .whole : .files(isNarrowed ? [] : names))
  }
}

extension UsageError {
  fileprivate static let nothingToCheck = UsageError(
    command: .check, rule: "no-output",
    message:
      "standard output can't be checked; say with '--output' where the files are, or list 'outputs' in a "
      + "'\(LoadedConfiguration.fileName)'")
}

extension Diagnostic {
  fileprivate static func unfresh(_ finding: OutputCheck.Finding) -> Diagnostic {
    let line = Place.source(
      SourceLocation(path: finding.path, line: finding.difference.firstLine, column: 1))
    switch finding.fault {
    case .missing:
      return .error("missing-output", at: .file(finding.path), "the file is missing")
    case .stale:
      return .error("stale-output", at: line, "the file is not what its inputs give now")
    case .edited:
      return .error(
        "edited-output", at: line,
        "the file was edited since proxygen wrote it; keep the change in its inputs, in comments or in the configuration "
          + "instead, since 'generate' undoes it")
    case .orphaned:
      return .error(
        "orphaned-output", at: .file(finding.path), "nothing in the inputs makes this file any more"
      )
    case .foreign:
      return .error(
        "foreign-file", at: .file(finding.path),
        "the file was not written by proxygen, and stands where output belongs; move it away")
    }
  }

  /// One line to copy.
  fileprivate static func howToMakeItFresh(
    _ findings: [OutputCheck.Finding], _ arguments: [String]
  ) -> Diagnostic {
    var words = [Program.name, "generate"] + arguments.withoutDiagnosticOption
    if findings.contains(where: { $0.fault == .orphaned }) { words.append("--prune") }
    let command = words.map(\.shellQuoted).joined(separator: " ")
    return .note("how-to", at: .commandLine, "to make the output fresh, run: \(command)")
  }
}

extension [String] {
  /// Without `--diagnostics FORMAT`, which is about this run.
  fileprivate var withoutDiagnosticOption: [String] {
    var words: [String] = []
    var isValue = false
    for word in self {
      if isValue {
        isValue = false
      } else if word == "--diagnostics" {
        isValue = true
      } else if !word.hasPrefix("--diagnostics=") {
        words.append(word)
      }
    }
    return words
  }
}
