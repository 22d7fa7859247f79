import Essentials

/// Reads and writes whole contents.
enum FileBytes {
  /// The most that an input may have, in bytes. Those that people write are hundreds of times smaller, and devices may
  /// have no end.
  static let inputLimit = 16 << 20

  /// The whole contents of a file; pipes and devices are read to their end.
  /// - Throws: `SystemError.tooLarge` for more bytes than the limit.
  static func read(_ path: String, limit: Int = .max) throws(SystemError) -> Data {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    return try read(descriptor: descriptor, limit: limit)
  }

  /// The same as an array, which is made as large as the file from the start.
  static func bytes(_ path: String, limit: Int = .max) throws(SystemError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    var information = stat()
    guard fstat(descriptor, &information) == 0 else { throw .last }
    guard information.st_size <= limit else { throw .tooLarge }
    // One byte more shows that the end is reached.
    var contents = try readChunk(descriptor, capacity: max(Int(information.st_size), 4095) + 1)
    while true {
      let chunk = try readChunk(descriptor, capacity: 1 << 12)
      if chunk.isEmpty { return contents }
      contents += chunk
      guard contents.count <= limit else { throw .tooLarge }
    }
  }

  /// Everything up to the end.
  static func read(descriptor: Int32, limit: Int = .max) throws(SystemError) -> Data {
    var contents = Data()
    while true {
      let chunk = try readChunk(descriptor, capacity: 1 << 18)
      if chunk.isEmpty { return contents }
      contents.append(contentsOf: chunk)
      guard contents.count <= limit else { throw .tooLarge }
    }
  }

  /// What one call gives; empty at the end.
  static func readChunk(_ descriptor: Int32, capacity: Int) throws(SystemError) -> [UInt8] {
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      var result = Essentials.read(descriptor, buffer.baseAddress, capacity)
      while result < 0, errno == EINTR {
        result = Essentials.read(descriptor, buffer.baseAddress, capacity)
      }
      if result < 0 { code = errno }
      count = max(0, result)
    }
    guard code == 0 else { throw SystemError(code: code) }
    return bytes
  }

  /// Writes everything, however many calls it takes.
  static func write(_ contents: Data, to descriptor: Int32) throws(SystemError) {
    var rest = contents[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Essentials.write(descriptor, $0.baseAddress, $0.count) }
      if written >= 0 {
        rest = rest.dropFirst(written)
      } else if errno != EINTR {
        throw .last
      }
    }
  }
}
