import Essentials

/// A hidden, locked file in an output folder, which tells other runs that this one is alive.
///
/// A run that is killed can't take its temporary files away. Its lock goes with it, though, so the next run that writes to
/// the folder sees whose files nobody needs any more.
final class RunMark {
  private static let opening = ".proxygen-"
  private static let ending = ".lock"

  private let folder: String
  private let number = String(UInt64.random(in: 0...UInt64.max), radix: 36)
  private let descriptor: Int32
  private var files = 0

  /// Makes the mark, after what dead runs left in the folder is removed.
  init(in folder: String) throws(SystemError) {
    self.folder = folder
    Self.sweep(folder)
    let path = FilePath.join(folder, Self.opening + number + Self.ending)
    descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .last }
    // Where a file system has no locks, nothing is ever swept.
    _ = flock(descriptor, LOCK_EX | LOCK_NB)
  }

  /// A new path for a temporary file of this run.
  func temporaryPath() -> String {
    files += 1
    return FilePath.join(folder, "\(Self.opening)\(number)-\(files).tmp")
  }

  func remove() {
    unlink(FilePath.join(folder, Self.opening + number + Self.ending))
    close(descriptor)
  }

  private static func sweep(_ folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let ours = names.filter { $0.hasPrefix(opening) }
    for lock in ours where lock.hasSuffix(ending) {
      let path = FilePath.join(folder, lock)
      let descriptor = open(path, O_RDWR | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { continue }
      let run = lock.dropLast(ending.count) + "-"
      for file in ours where file.hasPrefix(run) { unlink(FilePath.join(folder, file)) }
      unlink(path)
    }
  }
}
