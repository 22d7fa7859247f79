import Foundation

/// The two ways in which the stand-ins are built.
public enum Flavour: String, Sendable, CaseIterable {
  /// With Objective-C and Apple's frameworks: for the type checker alone.
  case apple
  /// Without: programs run.
  case native
}

/// The language mode that a source is compiled in.
public enum LanguageMode: String, Sendable, CaseIterable {
  case swift5 = "5"
  case swift6 = "6"
}

/// Built stand-ins for RxSwift, RxRelay, RxCocoa and Combine, and for Apple's frameworks in their flavour.
public struct StandIns: Sendable {
  /// Names a folder with other modules of RxSwift, RxRelay and RxCocoa to check against in the Apple
  /// flavour: real ones, say, built with the same compiler and the Apple stand-ins.
  public static let rxModulesVariable = "PROXYGEN_RX_MODULES"
  /// Names a folder with other modules of Combine: `apple/Combine.swiftmodule` to check against, and
  /// `native/Combine.swiftmodule` with `native/Combine.o` for programs.
  public static let combineModulesVariable = "PROXYGEN_COMBINE_MODULES"

  static let sources = Repository.root.appendingPathComponent("Tests/StandIns")
  static let cache = Repository.buildFolder.appendingPathComponent("stand-ins")

  public let flavour: Flavour
  /// The folder of this build: `sdk` holds Apple's modules, `rx` and `combine` the others, all with their
  /// objects in the native flavour.
  public let folder: URL
  private let cache: URL
  private let rxModules: URL
  private let combineModules: URL

  /// Builds them, unless they are built.
  public init(
    _ flavour: Flavour, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws {
    try self.init(flavour, cache: Self.cache, environment: environment)
  }

  init(_ flavour: Flavour, cache: URL, environment: [String: String]) throws {
    self.flavour = flavour
    self.cache = cache
    let toolchain = try Toolchain.current()
    var key = ContentKey()
    key.add(try Self.sourceTree())
    key.add(Self.flags(flavour))
    key.add(toolchain.version)
    folder = try BuildCache(folder: cache).folder("\(flavour)-\(key.name)") { folder in
      try StandInsBuild(
        flavour: flavour, folder: folder, cache: cache, toolchain: toolchain
      ).run()
    }
    let own = folder.appendingPathComponent("rx")
    rxModules =
      switch (flavour, environment[Self.rxModulesVariable]) {
      case (.apple, let other?) where !other.isEmpty: URL(fileURLWithPath: other)
      default: own
      }
    combineModules =
      if let other = environment[Self.combineModulesVariable], !other.isEmpty {
        URL(fileURLWithPath: other).appendingPathComponent(flavour.rawValue)
      } else {
        folder.appendingPathComponent("combine")
      }
  }

  /// What the compiler needs to find the modules.
  public var arguments: [String] {
    Self.flags(flavour) + Self.searchPaths(flavour, folder: folder, cache: cache)
      + ["-I", rxModules.path, "-I", combineModules.path]
  }

  /// What the linker needs; there is nothing to link in the Apple flavour.
  public var objects: [URL] {
    guard flavour == .native else { return [] }
    return StandInsBuild.nativeModules.map { folder.appendingPathComponent("sdk/\($0).o") }
      + StandInsBuild.rxModules.map { folder.appendingPathComponent("rx/\($0).o") }
      + [combineModules.appendingPathComponent("Combine.o")]
  }

  /// Read once for the process: hundreds of checks ask for it.
  private static func sourceTree() throws -> FileTree { try tree.get() }

  private static let tree = Result { try FileTree(readingFrom: sources) }
}

extension StandIns {
  /// Makes a compiler for Linux accept Objective-C.
  static func flags(_ flavour: Flavour) -> [String] {
    switch flavour {
    case .native: []
    case .apple:
      [
        "-enable-objc-interop", "-disable-objc-attr-requires-foundation-module",
        "-Xcc", "-fobjc-runtime=macosx-13", "-Xcc", "-fblocks",
      ]
    }
  }

  static func searchPaths(_ flavour: Flavour, folder: URL, cache: URL) -> [String] {
    let source = flavour == .apple ? "Apple" : "Native/ParentLifetime"
    let paths = [sources.appendingPathComponent(source), folder.appendingPathComponent("sdk")]
    return paths.flatMap { ["-I", $0.path] }
      + ["-module-cache-path", cache.appendingPathComponent("module-cache").path]
  }
}
