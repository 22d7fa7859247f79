import Foundation
import TestSupport
import Testing

/// A folder with a protocol in it, and a run that watches it and has made its output once.
final class WatchedProject {
  private let folder: TemporaryFolder
  private let outputFolder: String
  private(set) var run: RunningCommand

  /// - Parameters:
  ///   - method: `--watch` or `--poll`.
  ///   - more: arguments besides.
  ///   - prepare: what is done before the run begins.
  init(
    _ method: String, output: String = "Out", more: [String] = [],
    prepare: (ProjectFolder) throws -> Void = { _ in }
  ) throws {
    folder = try TemporaryFolder()
    outputFolder = output
    let project = ProjectFolder(url: folder.url)
    try project.put(
      ProjectFolder.source("func bellDidRing(_ bell: Bell)", of: "Bell"), to: "Sources/Bell.swift")
    try prepare(project)
    run = try RunningCommand(
      Command(
        ProxygenCase.executable, ["generate", "Sources", "-o", output, method] + more,
        workingDirectory: folder.url))
    let run = run
    try #require(
      Self.waits { run.output.contains("end with Ctrl-C") }, "\(run.output)\(run.errors)")
  }

  func url(_ path: String) -> URL { folder.url.appendingPathComponent(path) }

  /// A delegate protocol with one requirement.
  @discardableResult
  func write(
    _ requirement: String, of parent: String = "Bell", to path: String = "Sources/Bell.swift"
  ) throws -> URL {
    try put(ProjectFolder.source(requirement, of: parent), to: path)
  }

  @discardableResult
  func put(_ text: String, to path: String) throws -> URL {
    try ProjectFolder(url: folder.url).put(text, to: path)
  }

  /// The names of the generated files.
  var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url(outputFolder).path)) ?? []).sorted()
  }

  func output(_ name: String) -> String {
    (try? String(contentsOf: url("\(outputFolder)/\(name)"), encoding: .utf8)) ?? ""
  }

  var output: String { output("RxBellDelegateProxy.swift") }

  /// What the run has said of its regenerations after the first one, without the times.
  var lines: [String] {
    run.output.split(separator: "\n").dropFirst(2).map { String($0.drop { $0 != " " }.dropFirst()) }
  }

  /// Those of runs without an error. On a busy machine, a save that isn't one step may be seen half done.
  var runs: [String] { lines.filter { !$0.contains("error") } }

  func waits(until condition: () -> Bool) -> Bool { Self.waits(until: condition) }

  /// Half a minute at most, on a machine that has much else to do.
  private static func waits(until condition: () -> Bool) -> Bool {
    let end = Date() + 30
    while Date() < end {
      if condition() { return true }
      Thread.sleep(forTimeInterval: 0.01)
    }
    return condition()
  }
}

/// A folder to write to.
struct ProjectFolder {
  let url: URL

  static func source(_ requirement: String, of parent: String) -> String {
    """
    protocol \(parent)Delegate: AnyObject {
      \(requirement)
    }
    class \(parent) { weak var delegate: \(parent)Delegate? }

    """
  }

  @discardableResult
  func put(_ text: String, to path: String) throws -> URL {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    // Not in one step, as the simplest editors do it.
    try Data(text.utf8).write(to: file, options: [])
    return file
  }
}
