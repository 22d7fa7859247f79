/// Which names stand for Swift text or headers, and which are never looked at below a folder.
enum SwiftFileName {
  static let extensions = ["swift", "swiftinterface"]

  /// Folders that hold what others made: builds and packages.
  private static let skippedFolders: Set<String> = ["DerivedData", "node_modules"]

  static func isSwift(_ name: String) -> Bool {
    extensions.contains { name.hasSuffix(".\($0)") && name.utf8.count > $0.utf8.count + 1 }
  }

  /// Whether a name stands for an Objective-C header.
  static func isHeader(_ name: String) -> Bool { name.hasSuffix(".h") && name.utf8.count > 2 }

  static func isInput(_ name: String) -> Bool { isSwift(name) || isHeader(name) }

  static func isHidden(_ name: String) -> Bool { name.hasPrefix(".") }

  static func isSkipped(folder name: String) -> Bool {
    isHidden(name) || skippedFolders.contains(name)
  }
}
