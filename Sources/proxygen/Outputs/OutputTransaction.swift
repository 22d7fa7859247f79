import Diagnostics
import Essentials

/// Carries changes out, or takes them back.
struct OutputTransaction {
  enum Failure: Error, Equatable {
    /// A signal came before anything took its place.
    case interrupted
    case refused(path: String, SystemError)

    var diagnostics: [Diagnostic] {
      switch self {
      case .interrupted: [.interruptedOutput]
      case .refused(let path, let error): [.unwritableOutput(path, error)]
      }
    }
  }

  private struct Staged {
    var change: OutputPlan.Change
    var temporary: String
  }

  private let fileSystem: FileSystem
  private var staged: [Staged] = []
  /// The folders that were made, outermost first.
  private var newFolders: [String] = []
  /// By the folders that are written to.
  private var marks: [String: RunMark] = [:]

  init(fileSystem: FileSystem) { self.fileSystem = fileSystem }

  mutating func run(
    _ changes: [OutputPlan.Change], isInterrupted: () -> Bool
  ) throws(Failure) {
    defer { removeMarks() }
    do throws(Failure) {
      for change in changes {
        if isInterrupted() { throw .interrupted }
        try stage(change)
      }
      if isInterrupted() { throw .interrupted }
      try replaceAll()
    } catch {
      for file in staged { fileSystem.remove(file.temporary) }
      removeMarks()
      for folder in newFolders.reversed() { fileSystem.removeFolder(folder) }
      throw error
    }
  }

  /// Writes the new contents beside the target.
  private mutating func stage(_ change: OutputPlan.Change) throws(Failure) {
    let folder = FilePath.folder(of: change.realPath)
    do {
      try makeFolder(folder)
      let temporary = try create(change.contents, change.previous.permissions, in: folder)
      staged.append(Staged(change: change, temporary: temporary))
    } catch {
      throw .refused(path: change.path, error)
    }
  }

  /// Makes the folder with all that are missing above it.
  private mutating func makeFolder(_ folder: String) throws(SystemError) {
    guard (try? FileStatus(of: folder))?.kind != .folder else { return }
    try makeFolder(FilePath.folder(of: folder))
    try fileSystem.makeFolder(folder)
    newFolders.append(folder)
  }

  /// - Returns: the path of a new file with a hidden name that no other run uses.
  private mutating func create(
    _ contents: Data, _ permissions: mode_t?, in folder: String
  ) throws(SystemError) -> String {
    let mark: RunMark
    if let made = marks[folder] {
      mark = made
    } else {
      mark = try fileSystem.mark(folder)
      marks[folder] = mark
    }
    let path = mark.temporaryPath()
    try fileSystem.create(path, contents, permissions)
    return path
  }

  private mutating func removeMarks() {
    for mark in marks.values { mark.remove() }
    marks = [:]
  }

  /// Puts every temporary file in its place; if one does not go, takes the others back.
  private mutating func replaceAll() throws(Failure) {
    for (index, file) in staged.enumerated() {
      do {
        try fileSystem.rename(file.temporary, file.change.realPath)
      } catch {
        for done in staged[..<index].reversed() { restore(done.change) }
        throw .refused(path: file.change.path, error)
      }
    }
  }

  /// Puts back what was there; where even that fails, nothing better can be done.
  private mutating func restore(_ change: OutputPlan.Change) {
    switch change.previous {
    case .nothing:
      fileSystem.remove(change.realPath)
    case .file(let contents, let permissions):
      let folder = FilePath.folder(of: change.realPath)
      guard let temporary = try? create(contents, permissions, in: folder) else { return }
      do {
        try fileSystem.rename(temporary, change.realPath)
      } catch {
        fileSystem.remove(temporary)
      }
    }
  }
}

extension OutputPlan.Previous {
  /// What the new file inherits.
  fileprivate var permissions: mode_t? {
    switch self {
    case .nothing: nil
    case .file(_, let permissions): permissions
    }
  }
}
