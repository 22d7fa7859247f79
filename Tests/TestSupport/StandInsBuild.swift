import Foundation

/// Compiles the stand-ins of one flavour into an empty folder.
struct StandInsBuild {
  /// Modules that have a Swift side, each after the ones that it imports. The other frameworks are
  /// headers only.
  static let appleModules = ["ObjectiveC", "CoreGraphics", "Foundation"]
  /// What Apple's systems have that generated code needs to run.
  static let nativeModules = ["ObjectiveC"]
  static let rxModules = ["RxSwift", "RxRelay", "RxCocoa"]

  let flavour: Flavour
  let folder: URL
  let cache: URL
  let toolchain: Toolchain

  func run() throws {
    for name in ["sdk", "rx", "combine"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    let flags = flavour == .native ? ["-emit-object", "-wmo"] : []
    switch flavour {
    case .apple:
      for module in Self.appleModules {
        try compile(
          module, of: "Apple", into: "sdk", ["-import-underlying-module", "-swift-version", "6"])
      }
    case .native:
      for module in Self.nativeModules {
        try compile(module, of: "Native", into: "sdk", flags + ["-swift-version", "6"])
      }
    }
    for module in Self.rxModules { try compile(module, of: "Rx", into: "rx", flags + rxFlags) }
    try compile("Combine", of: "Combine", into: "combine", flags + ["-swift-version", "5"])
  }

  /// As the real ones are compiled.
  private var rxFlags: [String] {
    ["-swift-version", "5", "-I", folder.appendingPathComponent("rx").path]
  }

  private func compile(
    _ module: String, of group: String, into output: String, _ flags: [String]
  ) throws {
    let source = StandIns.sources.appendingPathComponent("\(group)/\(module)")
    let files = try FileManager.default.contentsOfDirectory(atPath: source.path)
      .filter { $0.hasSuffix(".swift") }.sorted().map { source.appendingPathComponent($0).path }
    let product = folder.appendingPathComponent("\(output)/\(module)").path
    let common =
      ["-parse-as-library", "-warnings-as-errors", "-module-name", module]
      + StandIns.flags(flavour)
      + StandIns.searchPaths(flavour, folder: folder, cache: cache)
      + flags + files
    let run =
      switch flavour {
      case .apple:
        // What has no Objective-C runtime below it cannot be compiled further than its interface.
        try toolchain.frontend(
          ["-emit-module", "-experimental-skip-all-function-bodies"] + common
            + ["-o", product + ".swiftmodule"])
      case .native:
        try toolchain.run(
          ["-emit-module"] + common
            + ["-emit-module-path", product + ".swiftmodule", "-o", product + ".o"])
      }
    guard run.isSuccess else {
      throw CompilationFailure(diagnostics: "\(flavour) \(module):\n" + run.errors + run.output)
    }
  }
}
