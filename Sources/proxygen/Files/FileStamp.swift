import Essentials

/// What changes when a file does, without reading it.
struct FileStamp: Hashable, Codable, Sendable {
  var size: Int64
  /// In nanoseconds since 1970.
  var modified: Int64
  var inode: UInt64

  /// Of the file that links lead to.
  ///
  /// - Throws: the reason why nothing is known.
  init(of path: String) throws(SystemError) {
    var information = stat()
    guard stat(path, &information) == 0 else { throw .last }
    size = Int64(information.st_size)
    modified = Platform.modificationTime(information)
    inode = UInt64(information.st_ino)
  }
}
