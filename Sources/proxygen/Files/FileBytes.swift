import Foundation

enum FileBytes {
  /// The whole contents of a file; pipes and devices are read to their end.
  static func read(_ path: String) throws(SystemError) -> Data {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      return try handle.readToEnd() ?? Data()
    } catch {
      throw SystemError(code: EIO)
    }
  }
}
