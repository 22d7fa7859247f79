import Foundation
import TestSupport

/// The Swift sources that these tests compile.
enum Fixture {
  static func folder(_ name: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/\(name)")
  }

  static func tree(_ name: String) throws -> FileTree {
    try FileTree(readingFrom: folder(name))
  }

  static func files(_ name: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder(name), includingPropertiesForKeys: nil)
      .sorted { $0.path < $1.path }
  }
}
