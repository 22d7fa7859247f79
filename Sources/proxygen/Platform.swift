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
}
