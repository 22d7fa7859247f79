import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Folders of built things, named after what they were built from. Each is built once, however many
/// threads and processes ask for it, and appears complete or not at all.
struct BuildCache: Sendable {
  let folder: URL

  /// - Parameter build: fills the empty folder that it is given.
  func folder(_ name: String, build: (URL) throws -> Void) throws -> URL {
    let result = folder.appendingPathComponent(name, isDirectory: true)
    if FileManager.default.fileExists(atPath: result.path) { return result }
    let locks = folder.appendingPathComponent("locks", isDirectory: true)
    try FileManager.default.createDirectory(at: locks, withIntermediateDirectories: true)
    return try withLock(locks.appendingPathComponent(name)) {
      if FileManager.default.fileExists(atPath: result.path) { return result }
      let unfinished = folder.appendingPathComponent("\(name).unfinished", isDirectory: true)
      // Whoever left it was killed: the lock is ours.
      if FileManager.default.fileExists(atPath: unfinished.path) {
        try FileManager.default.removeItem(at: unfinished)
      }
      try FileManager.default.createDirectory(at: unfinished, withIntermediateDirectories: true)
      try build(unfinished)
      try FileManager.default.moveItem(at: unfinished, to: result)
      return result
    }
  }

  /// The lock goes with the open file: it holds between threads, and is never left behind.
  private func withLock<Result>(_ file: URL, _ body: () throws -> Result) throws -> Result {
    let descriptor = open(file.path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw CocoaError(.fileLocking) }
    }
    return try body()
  }
}
