import Essentials

/// A path of which the end need not exist yet.
struct ResolvedPath: Equatable, Sendable {
  /// Absolute and without symbolic links.
  var real: String
  /// What lies there; nil if nothing does.
  var status: FileStatus?
  /// The deepest folder of the path that exists.
  var existingFolder: String

  /// - Parameter path: absolute.
  /// - Throws: `ENOTDIR` where a file stands in for a folder; `ENOENT` for a symbolic link to nowhere, and
  ///   for `..` after a folder that does not exist; what the system says otherwise.
  init(_ path: String) throws(SystemError) {
    var existing = FilePath.withoutTrailingSlashes(path)
    var missing: [String] = []
    while try ResolvedPath.isMissing(existing) {
      missing.insert(FilePath.lastPart(of: existing), at: 0)
      existing = FilePath.withoutTrailingSlashes(FilePath.folder(of: existing))
    }
    let base = try FilePath.real(existing)
    let status = try FileStatus(of: base)
    guard !missing.isEmpty else {
      self.real = base
      self.status = status
      self.existingFolder = status.kind == .folder ? base : FilePath.folder(of: base)
      return
    }
    guard status.kind == .folder else { throw SystemError(code: ENOTDIR) }
    guard !missing.contains("..") else { throw SystemError(code: ENOENT) }
    self.real = missing.filter { $0 != "." && !$0.isEmpty }.reduce(base, FilePath.join)
    self.status = nil
    self.existingFolder = base
  }

  /// A link that leads nowhere is not missing: it is there.
  private static func isMissing(_ path: String) throws(SystemError) -> Bool {
    do {
      _ = try FileStatus(of: path, followingLinks: false)
      return false
    } catch  where error.code == ENOENT {
      return true
    } catch {
      throw error
    }
  }
}
