/// Which names stand for Swift text, and which are never looked at below a folder.
enum SwiftFileName {
  static let extensions = ["swift", "swiftinterface"]

  /// Folders that hold what others made: builds and packages.
  private static let skippedFolders: Set<String> = ["DerivedData", "node_modules"]

  static func isSwift(_ name: String) -> Bool {
    extensions.contains { name.hasSuffix(".\($0)") && name.utf8.count > $0.utf8.count + 1 }
  }

  static func isHidden(_ name: String) -> Bool { name.hasPrefix(".") }

  static func isSkipped(folder name: String) -> Bool {
    isHidden(name) || skippedFolders.contains(name)
  }
}
