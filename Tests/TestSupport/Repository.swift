import Foundation

/// The checkout that the tests were built from.
public enum Repository {
  public static let root: URL = {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in ["Repository.swift", "TestSupport", "Tests"] { folder.deleteLastPathComponent() }
    return folder
  }()

  /// Where built things lie that no commit should hold.
  public static let buildFolder = root.appendingPathComponent(".build")
}
