import Foundation

@testable import proxygen

/// A folder that goes with the value that made it.
final class TemporaryFolder: Sendable {
  /// Real, without symbolic links.
  let path: String

  init() throws {
    let name = "proxygen-tests-\(UUID().uuidString)"
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = try FilePath.real(url.path)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var workingFolder: WorkingFolder { WorkingFolder(path: path) }

  func absolute(_ name: String) -> String { name.isEmpty ? path : "\(path)/\(name)" }

  @discardableResult
  func write(_ contents: String = "", to name: String) throws -> String {
    try write(Data(contents.utf8), to: name)
  }

  @discardableResult
  func write(_ contents: Data, to name: String) throws -> String {
    let url = URL(fileURLWithPath: absolute(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try contents.write(to: url)
    return url.path
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: absolute(name), withIntermediateDirectories: true)
  }

  /// - Parameter destination: as the link holds it, relative to the link or absolute.
  func link(_ name: String, to destination: String) throws {
    let parent = URL(fileURLWithPath: absolute(name)).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: absolute(name), withDestinationPath: destination)
  }

  func read(_ name: String) throws -> String {
    String(decoding: try FileBytes.read(absolute(name)), as: UTF8.self)
  }

  /// Everything in the folder, hidden files included, sorted.
  func list() -> [String] {
    (FileManager.default.subpaths(atPath: path) ?? []).sorted()
  }
}
