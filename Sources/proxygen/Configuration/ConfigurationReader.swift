import Diagnostics
import Essentials

/// A configuration that was read, and where.
struct LoadedConfiguration: Equatable, Sendable {
  static let fileName = "proxygen.json"

  /// As messages show it.
  var path: String
  /// What its paths start from, as messages show it; `.` for the working folder.
  var folder: String { FilePath.folder(of: path) }
  var configuration: Configuration
}

/// Which configuration a command was told to use.
enum ConfigurationArgument: Equatable, Sendable {
  /// The nearest `proxygen.json` in the folder of the first input or above.
  case found
  case file(String)
  case none
}

/// Finds and reads the `proxygen.json` of a run.
struct ConfigurationReader {
  let workingFolder: WorkingFolder

  /// - Parameter inputs: as given on the command line; without any, the search starts in the working folder.
  /// - Returns: nil where there is none; what is wrong with one is in `collector`.
  func read(
    _ argument: ConfigurationArgument, inputs: [String],
    reporting collector: inout DiagnosticCollector
  ) -> LoadedConfiguration? {
    switch argument {
    case .none: return nil
    case .file(let path): return read(path, reporting: &collector)
    case .found:
      return find(above: inputs).flatMap { read($0, reporting: &collector) }
    }
  }

  func read(
    _ path: String, reporting collector: inout DiagnosticCollector
  ) -> LoadedConfiguration? {
    let text: String
    do {
      let data = try FileBytes.read(workingFolder.absolute(path), limit: FileBytes.inputLimit)
      text = try InputDecoding.text(data, path: path)
    } catch let error as SystemError {
      collector.add(.unreadableConfiguration(path, error))
      return nil
    } catch let error as InputDecoding.NotUTF8 {
      collector.add(error.diagnostic)
      return nil
    } catch {
      return nil
    }
    let (configuration, diagnostics) = Self.configuration(text, path: path)
    collector.add(contentsOf: diagnostics)
    return configuration.map { LoadedConfiguration(path: path, configuration: $0) }
  }

  /// The text's meaning, or all that is wrong with it.
  static func configuration(_ text: String, path: String) -> (Configuration?, [Diagnostic]) {
    do {
      let json = try LocatedJSONParser.parse(text, path: path)
      var problems = ConfigurationProblems()
      let configuration = Configuration.value.read(json, KeyPathText(), &problems)
      return (problems.diagnostics.isEmpty ? configuration : nil, problems.diagnostics)
    } catch {
      return (nil, [.notJSON(error)])
    }
  }

  // MARK: Finding

  private func find(above inputs: [String]) -> String? {
    guard var next = start(inputs) else { return nil }
    while true {
      let path = FilePath.join(next, LoadedConfiguration.fileName)
      if (try? FileStatus(of: path))?.kind == .file { return workingFolder.shown(path) }
      guard next != "/" else { return nil }
      next = FilePath.folder(of: next)
    }
  }

  /// The folder of the first input.
  private func start(_ inputs: [String]) -> String? {
    let first = inputs.first { $0 != "-" } ?? "."
    var folder = workingFolder.absolute(first)
    if (try? FileStatus(of: folder))?.kind != .folder { folder = FilePath.folder(of: folder) }
    return try? FilePath.real(folder)
  }

  /// Where a configuration would be found before another one: from the folder of the first input to that of the one that
  /// was found; without one, to the working folder, or no further than the first of these.
  func candidates(above inputs: [String], downTo found: String?) -> [String] {
    guard let start = start(inputs) else { return [] }
    let end = found.map { FilePath.folder(of: workingFolder.absolute($0)) } ?? workingFolder.path
    var folders = [start]
    if let end = try? FilePath.real(end), FilePath.isInside(start, folder: end) {
      while let last = folders.last, last != end { folders.append(FilePath.folder(of: last)) }
    }
    return folders.map { FilePath.join($0, LoadedConfiguration.fileName) }
  }
}

extension WorkingFolder {
  /// The shortest way to an absolute path: relative where it lies in this folder or in one above it.
  func shown(_ path: String) -> String {
    guard let here = try? FilePath.real(self.path) else { return path }
    var up = ""
    var base = here
    while base != "/" {
      if FilePath.isInside(path, folder: base) {
        let rest = path.dropFirst(base.count + 1)
        return rest.isEmpty ? (up.isEmpty ? "." : String(up.dropLast())) : up + rest
      }
      up += "../"
      base = FilePath.folder(of: base)
    }
    return path
  }
}

extension Diagnostic {
  fileprivate static func unreadableConfiguration(_ path: String, _ error: SystemError)
    -> Diagnostic
  {
    .error(
      "unreadable-configuration", at: .file(path),
      "the configuration can't be read: \(error.reason)")
  }

  fileprivate static func notJSON(_ fault: LocatedJSONParser.Fault) -> Diagnostic {
    .error("not-json", at: .source(fault.location), fault.message)
  }
}
