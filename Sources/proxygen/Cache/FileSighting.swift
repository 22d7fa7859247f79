import Essentials

/// What tells that a file is the one that it was, without reading it.
struct FileSighting: Equatable, Sendable {
  var size: Int64
  /// When the contents were written, in nanoseconds since 1970; whoever likes may set it.
  var modified: Int64
  /// When anything about the file changed last, in the same unit; nobody may set it.
  var changed: Int64
  var inode: UInt64

  /// Of the file that links lead to; nil when nothing is known.
  init?(of path: UnsafePointer<CChar>) {
    var information = stat()
    guard stat(path, &information) == 0 else { return nil }
    size = Int64(information.st_size)
    modified = Platform.modificationTime(information)
    changed = Platform.changeTime(information)
    inode = UInt64(information.st_ino)
  }

  /// Whether the file can't have been changed from a time on: a change would show in what is seen here.
  func isSettled(at time: Int64) -> Bool { max(modified, changed) < time - grain }

  /// Two changes so close to each other may have one time: the system's clock moves on every few milliseconds, and some disks
  /// count in whole seconds, or in two of them.
  private var grain: Int64 {
    let second: Int64 = 1_000_000_000
    return modified % second == 0 && changed % second == 0 ? 2 * second : 20_000_000
  }

  /// Now, in nanoseconds since 1970, by the clock that files are stamped by.
  static func time() -> Int64 { Int64(Date().timeIntervalSince1970 * 1_000_000_000) }
}

extension QuickDigest {
  mutating func add(_ sighting: FileSighting) {
    add(UInt64(bitPattern: sighting.size))
    add(UInt64(bitPattern: sighting.modified))
    add(UInt64(bitPattern: sighting.changed))
    add(sighting.inode)
  }
}
