/// Headers of Apple's SDKs, whose unsigned numbers are signed in Swift.
enum SystemHeader {
  static func contains(_ path: String) -> Bool {
    let folders = path.split(separator: "/")
    return folders.contains { $0.hasSuffix(".sdk") } || path.hasPrefix("/usr/include/")
  }
}
