import Foundation
import TestSupport

/// A part of the program that is given whatever bytes there are.
struct FuzzTarget: Sendable {
  var name: String
  /// Where its seeds lie: how the names of files below `Tests/Cases`, `Templates` or `Examples` end.
  var seedSuffix: String
  /// What changes put in, beside the bytes of seeds.
  var words: [String]
  /// - Returns: what is wrong with what the program made of the bytes. It may also trap, or never come back.
  var finding: @Sendable ([UInt8]) async -> String?

  static let all = [
    lexer, swift, template, configuration, comments, notes, output,
  ]

  static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}

extension FuzzTarget {
  private static let seedFolders = ["Tests/Cases", "Templates", "Examples", "Tests/Fuzz/Seeds"]

  /// The files that changes start from, in order: none of what is output.
  func seedPaths() throws -> [String] {
    try Self.seedFolders.flatMap { folder -> [String] in
      let root = Repository.root.appendingPathComponent(folder).path
      return try FileManager.default.subpathsOfDirectory(atPath: root)
        .filter { $0.hasSuffix(seedSuffix) }
        .filter { !$0.contains("expected") && !$0.contains("/styles/") }
        .sorted().map { "\(root)/\($0)" }
    }
  }
}
