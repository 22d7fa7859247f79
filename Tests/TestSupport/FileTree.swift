import Foundation

/// The regular files below a folder, by their path from there with `/` between the parts. Folders without
/// files leave no trace, as in Git.
public struct FileTree: Hashable, Sendable {
  public var files: [String: Data]

  public init(_ files: [String: Data] = [:]) {
    self.files = files
  }

  public init(texts: [String: String]) {
    files = texts.mapValues { Data($0.utf8) }
  }

  /// A folder that does not exist is an empty tree.
  public init(readingFrom folder: URL) throws {
    files = [:]
    guard FileManager.default.fileExists(atPath: folder.path) else { return }
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      let file = folder.appendingPathComponent(path)
      let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
      guard attributes[.type] as? FileAttributeType == .typeRegular else { continue }
      files[path] = try Data(contentsOf: file)
    }
  }
}

extension FileTree {
  /// Writes every file, and makes the folders that it takes.
  public func write(to folder: URL) throws {
    for (path, data) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
  }

  /// What a reader needs to see to know how this tree differs from the expected one; nil when it does not.
  public func difference(from expected: FileTree) -> String? {
    let paths = Set(files.keys).union(expected.files.keys).sorted()
    let differences = paths.compactMap { path -> String? in
      switch (expected.files[path], files[path]) {
      case (let expected?, let actual?) where expected == actual: nil
      case (let expected?, let actual?):
        "\(path): differs\n" + describeDifference(expected: expected, actual: actual)
      case (_?, nil): "\(path): missing"
      case (nil, let actual?):
        "\(path): unexpected\n" + describeDifference(expected: Data(), actual: actual)
      case (nil, nil): nil
      }
    }
    return differences.isEmpty ? nil : differences.joined(separator: "\n")
  }

  private func describeDifference(expected: Data, actual: Data) -> String {
    guard let expected = String(data: expected, encoding: .utf8),
      let actual = String(data: actual, encoding: .utf8)
    else { return "  \(expected.count) bytes expected, \(actual.count) bytes found" }
    return LineDifference(from: expected, to: actual).description
  }
}
