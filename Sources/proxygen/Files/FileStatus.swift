import Essentials

/// What lies at a path.
struct FileStatus: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case file, folder, link, other
  }

  var kind: Kind
  /// The permission bits (`0o644`).
  var permissions: mode_t

  /// - Throws: the reason why nothing is known; `ENOENT` when there is nothing.
  init(of path: String, followingLinks: Bool = true) throws(SystemError) {
    var information = stat()
    let result = followingLinks ? stat(path, &information) : lstat(path, &information)
    guard result == 0 else { throw .last }
    self.permissions = information.st_mode & 0o7777
    self.kind =
      switch information.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
  }
}
