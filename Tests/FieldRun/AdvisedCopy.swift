import Foundation
import TestSupport

/// The declarations of a repository with the comments that proxygen asks for, so that more of its protocols count.
struct AdvisedCopy: Sendable {
  private static let extensions = [".swift", ".swiftinterface"]

  /// Holds the copy's folder, which has the repository's name.
  private let folder: TemporaryFolder
  /// The number of comments by the rule that asked for them.
  private(set) var comments: [String: Int] = [:]
  /// Files that proxygen can't read, which are left out of the copy.
  private(set) var unreadable: [String] = []

  let root: URL

  init(of original: URL) throws {
    folder = try TemporaryFolder()
    root = folder.url.appendingPathComponent(original.lastPathComponent)
    for path in try FileManager.default.subpathsOfDirectory(atPath: original.path)
    where Self.extensions.contains(where: path.hasSuffix) {
      guard let data = try? Data(contentsOf: original.appendingPathComponent(path)) else {
        continue
      }
      let target = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      let text = BodyStripper.stripped(String(decoding: data, as: UTF8.self))
      try Data(text.utf8).write(to: target)
    }
  }

  /// Does what the messages say.
  ///
  /// - Parameter places: where a protocol of that name is declared, as path and line.
  /// - Returns: whether anything changed.
  mutating func follow(_ reports: [Report], places: (String) -> (String, Int)?) throws -> Bool {
    var isChanged = false
    for path in Set(reports.filter(\.isOfWholeFile).compactMap(\.path)).sorted() {
      try FileManager.default.removeItem(at: file(path))
      unreadable.append(path)
      isChanged = true
    }
    if isChanged { return true }
    var insertions: [String: CommentInsertion] = [:]
    var seen: Set<Advice.Target> = []
    for (number, report) in reports.enumerated() {
      guard let advice = Advice(report, number: number) else { continue }
      // One thing at a time for each: the next round shows what is left.
      guard seen.insert(advice.target).inserted else { continue }
      let place: (path: String, line: Int)? =
        switch advice.target {
        case .place(let path, let line): (path, line)
        case .protocolNamed(let name): places(name)
        }
      guard let place else { continue }
      let text = try String(decoding: Data(contentsOf: file(place.path)), as: UTF8.self)
      if insertions[place.path, default: CommentInsertion(text: text)].add(
        advice.comments, line: place.line)
      {
        comments[advice.rule, default: 0] += 1
      }
    }
    for (path, insertion) in insertions {
      try Data(insertion.result.utf8).write(to: file(path))
    }
    return !insertions.isEmpty
  }

  private func file(_ path: String) -> URL { folder.url.appendingPathComponent(path) }
}

extension Report {
  /// Whether the fault keeps proxygen from reading the file at all.
  fileprivate var isOfWholeFile: Bool {
    severity == "error" && ["syntax", "nesting", "not-utf8"].contains(rule) && path != nil
  }
}
