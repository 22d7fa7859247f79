import Foundation
import TestSupport

/// The headers of a repository, each name once, with the comments that proxygen asks for. What they include is found
/// by its name, as Xcode finds it. A framework of an SDK stays where it is.
struct HeaderCopy {
  /// Holds the copy's folder, which has the repository's name.
  private let folder: TemporaryFolder
  /// Paths from the root.
  let headers: [String]
  /// The number of comments by the rule that asked for them.
  private(set) var comments: [String: Int] = [:]
  /// For what an SDK declares, where no comment can stand.
  private(set) var configuration = RunConfiguration()
  let isFramework: Bool

  let root: URL
  /// Where the compiler looks for `<X.h>` and `<Library/X.h>`.
  let links: URL

  /// - Parameter sdk: where other headers are; what is neither there nor in the repository is an empty file.
  init(of original: URL, sdk: URL?) throws {
    folder = try TemporaryFolder()
    links = folder.url.appendingPathComponent("links")
    isFramework = original.pathExtension == "framework"
    headers = try Self.headers(in: original)
    if isFramework {
      root = original
      return
    }
    root = folder.url.appendingPathComponent(original.lastPathComponent)
    var mentions: Set<String> = []
    for path in headers {
      let data = try Data(contentsOf: original.appendingPathComponent(path))
      try FileTree([path: data]).write(to: root)
      let text = String(decoding: data, as: UTF8.self)
      mentions.formUnion(
        text.matches(of: /#\s*(?:import|include)\s*[<"](\w[\w+\/-]*\.h)[>"]/)
          .map { String($0.output.1) })
    }
    let byName = Dictionary(headers.map { (Self.name(of: $0), $0) }) { first, _ in first }
    for path in mentions.union(byName.keys).sorted() {
      let link = links.appendingPathComponent(path)
      if let target = byName[Self.name(of: path)] {
        try FileManager.default.createDirectory(
          at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
          at: link, withDestinationURL: root.appendingPathComponent(target))
      } else if let sdk, !Self.isThere(path, in: sdk) {
        let folder = path.split(separator: "/")[0]
        let module = ["\(folder)/module.modulemap": "module \(folder) {}\n"]
        try FileTree(texts: path.contains("/") ? module : [:]).write(to: links)
        try FileTree(texts: [path: ""]).write(to: links)
      }
    }
  }

  private static func isThere(_ path: String, in sdk: URL) -> Bool {
    let parts = path.split(separator: "/", maxSplits: 1)
    let framework = "System/Library/Frameworks/\(parts[0]).framework"
    return ["usr/include/\(path)", framework].contains {
      FileManager.default.fileExists(atPath: sdk.appendingPathComponent($0).path)
    }
  }

  /// Of several headers of one name, the one nearest to the root.
  private static func headers(in root: URL) throws -> [String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
      .filter { $0.hasSuffix(".h") && !$0.hasPrefix("Pods/") && !$0.contains("/Pods/") }
      .sorted { ($0.split(separator: "/").count, $0) < ($1.split(separator: "/").count, $1) }
    var names: Set<String> = []
    return paths.filter { path in
      let file = root.appendingPathComponent(path).path
      let attributes = try? FileManager.default.attributesOfItem(atPath: file)
      return attributes?[.type] as? FileAttributeType == .typeRegular
        && names.insert(name(of: path)).inserted
    }
  }

  private static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// A delegate or data source by its name.
  struct NamedProtocol {
    var name: String
    /// As in messages.
    var path: String
    var lines: ClosedRange<Int>
  }

  /// Where they are defined, after the comments were added.
  var namedProtocols: [NamedProtocol] {
    get throws {
      var found: [NamedProtocol] = []
      for path in headers {
        let lines = try text(of: path).split(omittingEmptySubsequences: false) { $0.isNewline }
        for (index, line) in lines.enumerated() {
          guard let match = line.prefixMatch(of: /@protocol\s+(\w+(?:Delegate|Data[Ss]ource))\b/),
            !line.contains(";"), !line.contains(",") || line.contains("<")
          else { continue }
          let end = lines[index...].firstIndex { $0.hasPrefix("@end") } ?? index
          found.append(
            NamedProtocol(
              name: String(match.output.1), path: "\(root.lastPathComponent)/\(path)",
              lines: (index + 1)...(end + 1)))
        }
      }
      return found
    }
  }

  private func text(of path: String) throws -> String {
    String(decoding: try Data(contentsOf: root.appendingPathComponent(path)), as: UTF8.self)
  }

  /// Does what the messages say.
  /// - Returns: whether anything changed.
  mutating func follow(_ reports: [Report]) throws -> Bool {
    var insertions: [String: [Int: [String]]] = [:]
    let before = configuration
    for (number, report) in reports.enumerated() {
      guard let advice = Advice(report, number: number), let path = report.path,
        let line = report.line, insertions[path]?[line] == nil
      else { continue }
      comments[advice.rule, default: 0] += 1
      if isFramework || path.hasPrefix("/") {
        let file = URL(fileURLWithPath: path, relativeTo: root.deletingLastPathComponent())
        configuration.follow(advice, report, lines: try Self.lines(of: file))
      } else {
        insertions[path, default: [:]][line] = advice.comments.map {
          "// proxygen:\(text(of: $0))"
        }
      }
    }
    for (path, added) in insertions {
      let file = folder.url.appendingPathComponent(path)
      var lines = try Self.lines(of: file)
      for (line, comments) in added.sorted(by: { $0.key > $1.key }) {
        lines.insert(contentsOf: comments, at: line - 1)
      }
      try Data(lines.joined(separator: "\n").utf8).write(to: file)
    }
    return !insertions.isEmpty || configuration != before
  }

  private static func lines(of file: URL) throws -> [String] {
    String(decoding: try Data(contentsOf: file), as: UTF8.self)
      .split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
  }

  private func text(of comment: Advice.Comment) -> String {
    switch comment {
    case .plain(let text): text
    case .handlerDefault: "default \(Advice.anyAnswer)"
    }
  }
}
