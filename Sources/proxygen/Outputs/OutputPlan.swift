import Diagnostics
import Essentials
import ProxyGenerator

/// What has to be done to the disk for a set of output files. Making a plan changes nothing.
struct OutputPlan {
  /// A file whose contents differ from what is there.
  struct Change: Equatable {
    /// As messages show it.
    var path: String
    /// Absolute, through symbolic links.
    var realPath: String
    var contents: Data
    var previous: Previous
  }

  enum Previous: Equatable {
    case nothing
    case file(Data, permissions: mode_t)
  }

  /// Sorted by the bytes of their paths.
  private(set) var changes: [Change] = []
  /// The paths of files that are up to date.
  private(set) var unchanged: [String] = []
  /// Why nothing may be written; empty if all may be.
  private(set) var diagnostics: [Diagnostic] = []
  /// The real paths of all that the plan speaks of.
  private(set) var targets: [String] = []
  private let workingFolder: WorkingFolder
  private let protection: OutputProtection

  /// A file that the user named: a symbolic link is written through, wherever it leads.
  init(
    file path: String, contents: String, in workingFolder: WorkingFolder,
    protection: OutputProtection
  ) {
    self.workingFolder = workingFolder
    self.protection = protection
    guard let target = resolve(path) else { return }
    add(path, target, Data(contents.utf8))
  }

  /// Files in a folder: a symbolic link in it is written through as long as it leads into the folder.
  init(
    folder: String, files: [OutputFile], in workingFolder: WorkingFolder,
    protection: OutputProtection
  ) {
    self.workingFolder = workingFolder
    self.protection = protection
    guard let root = resolve(folder) else { return }
    guard root.status == nil || root.status?.kind == .folder else {
      diagnostics.append(.notAFolder(folder))
      return
    }
    var targets: Set<String> = []
    for file in files.sorted(by: { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }) {
      let path = FilePath.join(folder, file.name)
      if !OutputPlan.isSafe(file.name) {
        diagnostics.append(.unsafeOutputName(path))
      } else if let target = resolve(path) {
        if !FilePath.isInside(target.real, folder: root.real) {
          diagnostics.append(.outputOutside(path, folder: folder))
        } else if !targets.insert(target.real.lowercased()).inserted {
          diagnostics.append(.duplicateOutput(path))
        } else {
          add(path, target, Data(file.contents.utf8))
        }
      }
    }
  }

  /// Everything that goes to files; two that would be one file are an error.
  init(
    _ outputs: [MadeOutput], in workingFolder: WorkingFolder, protection: OutputProtection
  ) {
    self.workingFolder = workingFolder
    self.protection = protection
    for output in outputs {
      switch output.destination {
      case .standardOutput: continue
      case .file(let path):
        let contents = output.files.map(\.contents).joined(separator: "\n")
        take(
          OutputPlan(file: path, contents: contents, in: workingFolder, protection: protection))
      case .folder(let folder):
        take(
          OutputPlan(
            folder: folder, files: output.files, in: workingFolder, protection: protection))
      }
    }
    changes.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    unchanged.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private mutating func take(_ other: OutputPlan) {
    let known = Set(targets.map { $0.lowercased() })
    for target in other.targets where known.contains(target.lowercased()) {
      diagnostics.append(.duplicateOutput(workingFolder.shown(target)))
    }
    targets += other.targets
    changes += other.changes
    unchanged += other.unchanged
    diagnostics += other.diagnostics
  }

  /// Whether a name stays in its folder as long as no symbolic link is involved.
  private static func isSafe(_ name: String) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    return parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." && !$0.contains("\0") }
  }

  private mutating func resolve(_ path: String) -> ResolvedPath? {
    do {
      return try ResolvedPath(workingFolder.absolute(path))
    } catch  where error.code == ENOTDIR {
      diagnostics.append(.notAFolder(FilePath.folder(of: path)))
    } catch {
      diagnostics.append(.unwritableOutput(path, error))
    }
    return nil
  }

  private mutating func add(_ path: String, _ target: ResolvedPath, _ contents: Data) {
    targets.append(target.real)
    do {
      let previous = try previous(path, target)
      guard let previous else { return }
      if case .file(contents, _) = previous {
        unchanged.append(path)
      } else if let refusal = refusal(path, target, previous) {
        diagnostics.append(refusal)
      } else {
        changes.append(
          Change(path: path, realPath: target.real, contents: contents, previous: previous))
      }
    } catch {
      diagnostics.append(.unwritableOutput(path, error))
    }
  }

  /// What is there now; nil, with a diagnostic, if it is no file.
  private mutating func previous(
    _ path: String, _ target: ResolvedPath
  ) throws(SystemError) -> Previous? {
    guard let status = target.status else { return .nothing }
    guard status.kind == .file else {
      diagnostics.append(.notAFile(path))
      return nil
    }
    return .file(try FileBytes.read(target.real), permissions: status.permissions)
  }

  private func refusal(
    _ path: String, _ target: ResolvedPath, _ previous: Previous
  ) -> Diagnostic? {
    if case .file(let contents, let permissions) = previous {
      if !Header.starts(contents), protection.own[target.real] != contents {
        if protection.inputs.contains(target.real) { return .overInput(path) }
        if protection.overwriting == .onlyGenerated { return .foreignFile(path) }
      }
      // The superuser may write anything, but such a file is meant to be kept.
      if permissions & 0o222 == 0 || access(target.real, W_OK) != 0 {
        return .writeProtected(path)
      }
    }
    guard access(target.existingFolder, W_OK | X_OK) == 0 else {
      return .unwritableOutput(path, .last)
    }
    return nil
  }
}
