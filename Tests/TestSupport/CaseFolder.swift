import Foundation

/// A test that is a folder: its inputs and the output that is expected of them.
public struct CaseFolder: Sendable, CustomStringConvertible {
  public let url: URL

  public init(_ url: URL) {
    self.url = url
  }

  public var name: String { url.lastPathComponent }

  public var description: String { name }

  /// The folders right in a folder, by name; hidden ones are left out.
  public static func all(in folder: URL) throws -> [CaseFolder] {
    try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles
    )
    .filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
    .sorted { $0.lastPathComponent < $1.lastPathComponent }
    .map(CaseFolder.init)
  }
}

extension CaseFolder {
  /// The environment variable that makes tests write what they expect; its value must be `1`.
  public static let recordVariable = "PROXYGEN_RECORD"

  public func tree(_ path: String) throws -> FileTree {
    try FileTree(readingFrom: url.appendingPathComponent(path))
  }

  public func data(_ path: String) throws -> Data {
    try Data(contentsOf: url.appendingPathComponent(path))
  }

  /// Compares a tree with the one that the case expects in `path`, or writes it there when recording.
  /// - Returns: nil when they are equal; otherwise the difference. When it recorded a change, a sentence
  ///   that says so: a run that records never passes for a run that checks.
  public func mismatch(
    of actual: FileTree, withExpected path: String = "expected",
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws -> String? {
    let expected = try tree(path)
    guard environment[Self.recordVariable] == "1" else {
      return actual.difference(from: expected).map { difference in
        "\(name)/\(path) (- expected, + actual; \(Self.recordVariable)=1 records):\n\(difference)"
      }
    }
    let folder = url.appendingPathComponent(path)
    if FileManager.default.fileExists(atPath: folder.path) {
      try FileManager.default.removeItem(at: folder)
    }
    try actual.write(to: folder)
    return "\(name)/\(path): recorded; run again without \(Self.recordVariable)."
  }
}
