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
    try project.putAtOnce(
      ProjectFolder.source("func bellDidRing(_ bell: Bell)", of: "Bell"), to: "Sources/Bell.swift",
      age: 200)
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

  /// As `write`, in one step, and long ago by its time: one run must see it, and no second one has a reason.
  func replace(_ requirement: String) throws {
    try ProjectFolder(url: folder.url).putAtOnce(
      ProjectFolder.source(requirement, of: "Bell"), to: "Sources/Bell.swift", age: 100)
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

  func waits(until condition: () -> Bool) -> Bool { Self.waits(until: condition) }

  /// Three minutes at most: the machine may have much else to do.
  private static func waits(until condition: () -> Bool) -> Bool {
    let end = Date() + 180
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

  /// - Parameter age: in seconds.
  func putAtOnce(_ text: String, to path: String, age: TimeInterval) throws {
    let aside = try put(text, to: "aside")
    try FileManager.default.setAttributes(
      [.modificationDate: Date() - age], ofItemAtPath: aside.path)
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try #require(rename(aside.path, file.path) == 0)
  }
}
