import Diagnostics
import Essentials
import ProxyGenerator
import Templates

extension CommandEnvironment {
  /// Runs `proxygen templates`.
  func templates(_ options: TemplatesOptions) -> ExitStatus {
    var collector = DiagnosticCollector()
    var isDifferent = false
    switch options.action {
    case .list: write(Self.templateList, reporting: &collector)
    case .doc: write(BuiltInStyles.contextDocument, reporting: &collector)
    case .show(let name): show(template: name, reporting: &collector)
    case .eject(let style, let folder):
      eject(style, to: folder, options.overwriting, reporting: &collector)
    case .diff(let folder):
      let comparison = comparison(of: folder, reporting: &collector)
      isDifferent = comparison.map { !$0.findings.isEmpty } ?? false
      write(comparison?.text(isColored: colorsOutput) ?? "", reporting: &collector)
    }
    let status = finish(collector, options.diagnostics)
    return status == .fine && isDifferent ? .stale : status
  }

  /// Each style with its templates, those that it shares with others in parentheses.
  private static var templateList: String {
    BuiltInStyles.names.map { style in
      let shared = BuiltInStyles.sharedNames(of: style)
      let names = BuiltInFolder(style: style).files.keys.sorted().map { file in
        let name = file.replacing(".mustache", with: "")
        return shared.contains(name) ? "  \(style)/\(name) (shared)\n" : "  \(style)/\(name)\n"
      }
      return "\(style)\n" + names.joined()
    }.joined(separator: "\n")
  }

  private func show(template name: String, reporting collector: inout DiagnosticCollector) {
    let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
    let folder = parts.first.map(BuiltInStyles.folder) ?? [:]
    let file = parts.count > 1 ? parts[1] : StyleReader.manifest
    guard let text = folder[file] ?? folder[file.replacing(".mustache", with: "")] else {
      collector.add(.noTemplate(name))
      return
    }
    write(text, reporting: &collector)
  }

  /// Writes all files, or none.
  private func eject(
    _ style: String, to folder: String, _ overwriting: Overwriting,
    reporting collector: inout DiagnosticCollector
  ) {
    var files = BuiltInFolder(style: style).files
    let record = EjectionRecord(style: style, version: Program.version, files: files)
    files[EjectionRecord.fileName] = record.text
    for name in files.keys.sorted() where overwriting == .onlyGenerated {
      let path = FilePath.join(folder, name)
      if (try? FileStatus(of: workingFolder.absolute(path), followingLinks: false)) != nil {
        collector.add(.fileIsThere(path))
      }
    }
    guard !collector.hasErrors else { return }
    do {
      try FileManager.default.createDirectory(
        atPath: workingFolder.absolute(folder), withIntermediateDirectories: true)
      for (name, text) in files {
        let path = workingFolder.absolute(FilePath.join(folder, name))
        try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
      }
    } catch {
      collector.add(.unwritableOutput(folder, .last))
      return
    }
    let argument = folder.contains("/") || folder.hasPrefix(".") ? folder : "./\(folder)"
    let hint = "wrote \(files.count - 1) files; use them with: --style \(argument.shellQuoted)\n"
    write(hint, reporting: &collector)
  }

  private func comparison(
    of folder: String, reporting collector: inout DiagnosticCollector
  ) -> StyleComparison? {
    let path = FilePath.join(folder, EjectionRecord.fileName)
    guard let data = try? FileBytes.read(workingFolder.absolute(path)),
      let record = try? JSONDecoder().decode(EjectionRecord.self, from: data)
    else {
      collector.add(.noEjection(path))
      return nil
    }
    let root = workingFolder.absolute(folder)
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? []
    let here = names.filter { $0.hasSuffix(".mustache") || $0 == StyleReader.manifest }
      .map { ($0, (try? FileBytes.read(FilePath.join(root, $0))) ?? Data()) }
    return StyleComparison(
      ejected: record.files, builtIn: BuiltInFolder(style: record.style).files,
      here: Dictionary(uniqueKeysWithValues: here.map { ($0, String(decoding: $1, as: UTF8.self)) })
    )
  }
}

extension Diagnostic {
  fileprivate static func noTemplate(_ name: String) -> Diagnostic {
    let names = BuiltInStyles.names.flatMap { style in
      BuiltInStyles.folder(of: style).keys.map { "\(style)/\($0)" }
    }
    let advice =
      closestMatch(to: name, among: names.sorted()).map { "did you mean '\($0)'?" }
      ?? "'proxygen templates list' lists them"
    return .error(
      "unknown-template", at: .commandLine, "there is no built-in template '\(name)'; \(advice)")
  }

  fileprivate static func fileIsThere(_ path: String) -> Diagnostic {
    .error(
      "existing-file", at: .file(path),
      "the file is there already; name another folder, or give '--force' to replace it")
  }

  fileprivate static func noEjection(_ path: String) -> Diagnostic {
    .error(
      "missing-record", at: .file(path),
      "the folder was not made by 'proxygen templates eject', or its record is broken, so that there is nothing to compare it "
        + "with")
  }
}
