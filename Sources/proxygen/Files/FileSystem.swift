import Essentials

/// The calls that change the disk. They are a value, so that a test can make one fail half-way.
struct FileSystem: Sendable {
  /// Makes a file that must not exist yet, with all its contents, or leaves nothing behind.
  var create: @Sendable (_ path: String, Data, _ permissions: mode_t?) throws(SystemError) -> Void
  /// Announces that the run will write to a folder.
  var mark: @Sendable (_ folder: String) throws(SystemError) -> RunMark
  /// Puts a file in the place of another, at once.
  var rename: @Sendable (_ path: String, _ target: String) throws(SystemError) -> Void
  var remove: @Sendable (_ path: String) -> Void
  var makeFolder: @Sendable (_ path: String) throws(SystemError) -> Void
  /// Removes a folder if it is empty.
  var removeFolder: @Sendable (_ path: String) -> Void

  static let live = FileSystem(
    create: { (path, contents, permissions) throws(SystemError) in
      try NewFile.create(path, contents, permissions: permissions)
    },
    mark: { (folder) throws(SystemError) in try RunMark(in: folder) },
    rename: { (path, target) throws(SystemError) in
      guard Essentials.rename(path, target) == 0 else { throw .last }
    },
    remove: { unlink($0) },
    makeFolder: { (path) throws(SystemError) in
      // Another run may have made it meanwhile.
      guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw .last }
    },
    removeFolder: { rmdir($0) })
}

private enum NewFile {
  /// - Parameter permissions: nil for those that the user's mask gives to new files.
  static func create(
    _ path: String, _ contents: Data, permissions: mode_t?
  ) throws(SystemError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .last }
    do throws(SystemError) {
      try FileBytes.write(contents, to: descriptor)
      if let permissions, fchmod(descriptor, permissions) != 0 { throw .last }
    } catch {
      close(descriptor)
      unlink(path)
      throw error
    }
    guard close(descriptor) == 0 else {
      let error = SystemError.last
      unlink(path)
      throw error
    }
  }
}
