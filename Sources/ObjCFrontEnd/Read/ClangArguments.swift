/// The compiler's arguments for headers.
enum ClangArguments {
  /// - Parameter resourceFolder: where the compiler's own headers are (`stdarg.h`).
  static func arguments(for request: HeaderRequest, resourceFolder: String?) -> [String] {
    language + importer + Annotations.compilerArguments
      + (resourceFolder.map { ["-resource-dir", $0] } ?? [])
      + ["-target", target(request)]
      + request.definitions.map { "-D\($0)" }
      + request.importFolders.flatMap { ["-I", $0] }
      + request.frameworkFolders.flatMap { ["-F", $0] }
      + (request.sdk.map { ["-isysroot", $0] } ?? ["-nostdlibinc"])
      + (request.sdk == nil ? ["-idirafter", HeaderFiles.preludeFolder] : [])
      + ["-idirafter", HeaderFiles.stubFolder]
  }

  private static let language = [
    "-x", "objective-c", "-std=gnu11", "-fblocks", "-fobjc-arc", "-fobjc-weak",
    "-fobjc-runtime=macosx-13.0", "-ferror-limit=0", "-fno-spell-checking", "-Wno-everything",
  ]

  /// What the compiler's importer defines, so that headers speak of concurrency.
  private static let importer = [
    "-D__swift__=60000", "-D__SWIFT_ATTR_SUPPORTS_SENDABLE_DECLS=1",
    "-D__SWIFT_ATTR_SUPPORTS_SENDING=1", "-D__SWIFT_ATTR_SUPPORTS_MACROS=1",
  ]

  /// Whether declarations are those of macOS rather than of a device.
  static func isForMac(_ request: HeaderRequest) -> Bool {
    target(request).contains("macos")
  }

  /// `ios` or `macos`; nil for others, and for what is neither.
  static func platform(_ request: HeaderRequest) -> String? {
    ["ios", "macos"].first { target(request).contains("-\($0)") }
  }

  private static func target(_ request: HeaderRequest) -> String {
    if let target = request.target { return target }
    let name = request.sdk?.split(separator: "/").last ?? ""
    return platforms.first { name.hasPrefix($0.sdk) }?.target ?? "arm64-apple-ios16.0"
  }

  private static let platforms = [
    (sdk: "MacOSX", target: "arm64-apple-macosx13.0"),
    (sdk: "iPhoneSimulator", target: "arm64-apple-ios16.0-simulator"),
    (sdk: "AppleTVOS", target: "arm64-apple-tvos16.0"),
    (sdk: "AppleTVSimulator", target: "arm64-apple-tvos16.0-simulator"),
    (sdk: "WatchOS", target: "arm64-apple-watchos9.0"),
    (sdk: "WatchSimulator", target: "arm64-apple-watchos9.0-simulator"),
  ]
}
