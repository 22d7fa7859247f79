import Foundation

/// A new, empty folder that is removed, with what is in it, when this object goes.
public final class TemporaryFolder: Sendable {
  public let url: URL

  public init() throws {
    // Resolved, as a program that asks for its working directory gets it resolved too.
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("proxygen-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}
