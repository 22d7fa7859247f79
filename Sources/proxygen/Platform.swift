// Everything that differs between systems, and nothing else.
import Foundation

/// What only this system has.
enum Platform {
  /// Where the program is that finds Apple's developer tools and SDKs; nil where there is none.
  static var xcrun: String? {
    #if os(macOS)
      "/usr/bin/xcrun"
    #else
      nil
    #endif
  }

  /// The folder of a user's caches, which need not exist.
  ///
  /// - Parameter environment: the process's variables.
  static func caches(_ environment: [String: String]) -> String? {
    #if os(macOS)
      environment["HOME"].map { FilePath.join($0, "Library/Caches") }
    #else
      // The XDG base directory specification: relative paths don't count.
      environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        ?? environment["HOME"].map { FilePath.join($0, ".cache") }
    #endif
  }

  /// In nanoseconds since 1970.
  static func modificationTime(_ information: stat) -> Int64 {
    #if canImport(Darwin)
      let time = information.st_mtimespec
    #else
      let time = information.st_mtim
    #endif
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
