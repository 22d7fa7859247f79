import Diagnostics
import Essentials

/// Turns operands into files.
struct InputFinder {
  /// What the operands stand for.
  struct Found: Equatable {
    /// Sorted by the bytes of their paths, whatever the order of the operands; each real file once.
    var files: [InputFile]
    /// In the same order; of a folder, all that lie there.
    var headers: [InputFile] = []
    var readsStandardInput: Bool
  }

  let workingFolder: WorkingFolder

  /// - Parameter operands: files, folders, globs that the shell did not expand, and `-`.
  /// - Returns: what was found, also when `collector` receives errors on other operands.
  func find(_ operands: [String], reporting collector: inout DiagnosticCollector) -> Found {
    var files: [InputFile] = []
    for operand in operands where operand != "-" {
      files += self.files(for: operand, reporting: &collector)
    }
    let all = unique(files)
    return Found(
      files: all.filter { !SwiftFileName.isHeader($0.path) },
      headers: all.filter { SwiftFileName.isHeader($0.path) },
      readsStandardInput: operands.contains("-"))
  }

  private func files(
    for operand: String, reporting collector: inout DiagnosticCollector
  ) -> [InputFile] {
    do {
      let status = try FileStatus(of: workingFolder.absolute(operand))
      return try files(at: operand, status, reporting: &collector)
    } catch  where error.code == ENOENT || error.code == ENOTDIR {
      if let glob = GlobExpansion(operand, in: workingFolder) {
        return files(for: operand, glob, reporting: &collector)
      }
      collector.add(.missingInput(operand))
    } catch {
      collector.add(.unreadableInput(operand, error))
    }
    return []
  }

  private func files(
    at operand: String, _ status: FileStatus, reporting collector: inout DiagnosticCollector
  ) throws(SystemError) -> [InputFile] {
    let absolute = workingFolder.absolute(operand)
    switch status.kind {
    case .other, .link:
      // A pipe that the shell made (`/dev/fd/63`) has no real path.
      return [InputFile(path: operand, realPath: absolute, origin: .named)]
    case .folder:
      let realPath = try FilePath.real(absolute)
      let walk = FolderWalk(folder: operand, realPath: realPath)
      collector.add(contentsOf: walk.diagnostics)
      if walk.files.isEmpty, walk.headers.isEmpty { collector.add(.noSwiftFiles(operand)) }
      return walk.files + walk.headers
    case .file where !SwiftFileName.isSwift(operand) && !SwiftFileName.isHeader(operand):
      collector.add(.notSwift(operand))
      return []
    case .file:
      return [InputFile(path: operand, realPath: try FilePath.real(absolute), origin: .named)]
    }
  }

  /// The Swift files and headers among the matches, and those below the folders among them.
  private func files(
    for pattern: String, _ glob: GlobExpansion, reporting collector: inout DiagnosticCollector
  ) -> [InputFile] {
    let base = glob.base.isEmpty ? "." : glob.base
    guard let realBase = try? FilePath.real(workingFolder.absolute(base)) else {
      collector.add(.globWithoutMatch(pattern))
      return []
    }
    var files: [InputFile] = []
    for match in glob.matches {
      let absolute = workingFolder.absolute(match)
      guard let status = try? FileStatus(of: absolute), let real = try? FilePath.real(absolute),
        status.kind == .folder
          || status.kind == .file
            && (SwiftFileName.isSwift(match) || SwiftFileName.isHeader(match))
      else { continue }
      if !FilePath.isInside(real, folder: realBase) {
        collector.add(.linkLeadsOut(match, of: base))
      } else if status.kind == .folder {
        let walk = FolderWalk(folder: match, realPath: real)
        collector.add(contentsOf: walk.diagnostics)
        files += walk.files + walk.headers
      } else {
        files.append(InputFile(path: match, realPath: real, origin: .found))
      }
    }
    if files.isEmpty { collector.add(.globWithoutMatch(pattern)) }
    return files
  }

  /// Each real file once, under the path that was named first; a link only where its target was not found.
  private func unique(_ files: [InputFile]) -> [InputFile] {
    var seen: Set<String> = []
    let named = files.filter { $0.origin == .named }
    let found = files.filter { $0.origin == .found }
    return (named + found)
      .filter { seen.insert($0.realPath).inserted }
      .sorted { $0.path.precedesInBytes($1.path) }
  }
}
