import Diagnostics
import Essentials

/// Turns bytes into text.
enum InputDecoding {
  /// - Throws: the place and value of the first byte that is not UTF-8.
  static func text(_ data: Data, path: String) throws(NotUTF8) -> String {
    let text = String(decoding: data, as: UTF8.self)
    guard !text.utf8.elementsEqual(data) else { return text }
    let offset = firstInvalidOffset(data)
    let before = data.prefix(offset)
    let byte = data.dropFirst(offset).first ?? 0
    throw NotUTF8(location: location(after: before, path: path), byte: byte)
  }

  /// What is wrong with bytes that should be text; nil when nothing is.
  static func fault(_ bytes: [UInt8], path: String) -> NotUTF8? {
    if isASCII(bytes) || String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) {
      return nil
    }
    do {
      _ = try text(Data(bytes), path: path)
      return nil
    } catch {
      return error
    }
  }

  /// Eight bytes at a time.
  private static func isASCII(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var offset = 0
      while offset + 8 <= bytes.count {
        if bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 != 0
        {
          return false
        }
        offset += 8
      }
      return bytes[offset...].allSatisfy { $0 < 0x80 }
    }
  }

  struct NotUTF8: Error, Equatable {
    var location: SourceLocation
    var byte: UInt8

    var diagnostic: Diagnostic { .notUTF8(location, byte: byte) }
  }

  private static func firstInvalidOffset(_ data: Data) -> Int {
    var bytes = data.makeIterator()
    var parser = UTF8.ForwardParser()
    var offset = 0
    while case .valid(let scalar) = parser.parseScalar(from: &bytes) { offset += scalar.count }
    return offset
  }

  /// The place that follows `bytes`; lines end as Swift's do, at `\n`, `\r` or both.
  private static func location(after bytes: Data, path: String) -> SourceLocation {
    var line = 1
    var column = 1
    var last: UInt8 = 0
    // A byte order mark counts as nothing, as editors don't show it.
    for byte in bytes.dropFirst(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0) {
      switch byte {
      case 0x0A where last == 0x0D: column = 1
      case 0x0A, 0x0D:
        line += 1
        column = 1
      default: column += 1
      }
      last = byte
    }
    return SourceLocation(path: path, line: line, column: column)
  }
}
