/// Which entries of a folder matter.
struct WatchInterest: Equatable, Sendable {
  /// Whether all that may be an input, a template or a configuration does, and folders do.
  var takesSources = false
  /// Others, by name.
  var names: Set<String> = []

  private static let extensions = [
    ".swift", ".swiftinterface", ".h", ".modulemap", ".apinotes", ".mustache", ".json",
  ]

  func accepts(_ name: String, isFolder: Bool) -> Bool {
    if names.contains(name) { return true }
    guard takesSources else { return false }
    return isFolder
      ? !SwiftFileName.isSkipped(folder: name)
      : !SwiftFileName.isHidden(name) && Self.extensions.contains(where: name.hasSuffix)
  }

  mutating func add(_ other: WatchInterest) {
    takesSources = takesSources || other.takesSources
    names.formUnion(other.names)
  }
}
