import Foundation

/// Compiles the modules that the importer works with into an empty folder.
struct ImporterBuild {
  #if arch(arm64)
    private static let (architecture, original) = ("arm64", "aarch64-unknown-linux-gnu")
  #else
    private static let (architecture, original) = ("x86_64", "x86_64-unknown-linux-gnu")
  #endif
  static let target = "\(architecture)-apple-macosx26.0"
  static let moduleCache = "module-cache"
  /// What the compiler loads by itself, each after the ones that it imports.
  private static let library = ["Swift", "SwiftOnoneSupport", "_Concurrency", "_StringProcessing"]
  private static let frameworks = ["ObjectiveC", "CoreGraphics", "Foundation"]

  let toolchain: Toolchain
  /// The same for what would be built the same.
  let name: String
  private let libraryFolder: URL

  init(toolchain: Toolchain) throws {
    self.toolchain = toolchain
    libraryFolder = try Self.libraryFolder(toolchain)
    var key = ContentKey()
    for framework in Self.frameworks {
      key.add(try FileTree(readingFrom: Self.source(of: framework)))
    }
    key.add(toolchain.version)
    key.add(Self.arguments(URL(fileURLWithPath: "/")))
    // Of this recipe.
    key.add("1")
    name = key.name
  }

  /// What any tool of the compiler needs to work for the target.
  static func arguments(_ folder: URL) -> [String] {
    [
      "-target", target, "-swift-version", "5", "-resource-dir",
      folder.appendingPathComponent("resources").path,
      "-module-cache-path", folder.appendingPathComponent(moduleCache).path,
      "-I", folder.appendingPathComponent("headers").path,
      "-I", folder.appendingPathComponent("modules").path,
      "-Xcc", "-fobjc-runtime=macosx-13", "-Xcc", "-fblocks", "-Xcc", "-w",
      "-Xcc", "-Xclang", "-Xcc", "-fdisable-module-hash",
    ]
  }

  func run(in folder: URL) throws {
    let resources = folder.appendingPathComponent("resources")
    for path in ["resources/macosx", "interfaces", "headers", "modules"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(path), withIntermediateDirectories: true)
    }
    for shared in ["clang", "shims", "apinotes"] {
      try FileManager.default.createSymbolicLink(
        at: resources.appendingPathComponent(shared),
        withDestinationURL: libraryFolder.appendingPathComponent(shared))
    }
    for framework in Self.frameworks {
      try FileManager.default.copyItem(
        at: Self.source(of: framework),
        to: folder.appendingPathComponent("headers/\(framework)"))
    }
    for module in Self.library { try compileInterface(of: module, in: folder) }
    for module in Self.frameworks { try compileFramework(module, in: folder) }
    // The paths of the folder while it was built are in there.
    try FileManager.default.removeItem(at: folder.appendingPathComponent(Self.moduleCache))
  }
}

extension ImporterBuild {
  /// Foundation has to be richer here; the others are those that generated code is checked with.
  private static func source(of framework: String) -> URL {
    let group = framework == "Foundation" ? "Tests/Importer" : "Tests/StandIns/Apple"
    return Repository.root.appendingPathComponent("\(group)/\(framework)")
  }

  private struct TargetInfo: Decodable {
    struct Paths: Decodable {
      let runtimeResourcePath: String
    }

    let paths: Paths
  }

  /// `<toolchain>/usr/lib/swift`
  private static func libraryFolder(_ toolchain: Toolchain) throws -> URL {
    let answer = try toolchain.run(["-print-target-info"])
    let info = try JSONDecoder().decode(TargetInfo.self, from: answer.standardOutput)
    return URL(fileURLWithPath: info.paths.runtimeResourcePath)
  }

  private func compileInterface(of module: String, in folder: URL) throws {
    let original = libraryFolder.appendingPathComponent("linux/\(module).swiftmodule")
    let text = try String(
      contentsOf: original.appendingPathComponent("\(Self.original).swiftinterface"),
      encoding: .utf8)
    let interface = folder.appendingPathComponent("interfaces/\(module).swiftinterface")
    try Data(AppleInterface(of: module, from: text).text.utf8).write(to: interface)
    let product = folder.appendingPathComponent("resources/macosx/\(module).swiftmodule")
    try FileManager.default.createDirectory(at: product, withIntermediateDirectories: true)
    try compile(
      module,
      [
        "-compile-module-from-interface", interface.path, "-parse-stdlib",
        // What is new and what is old on Apple's systems doesn't matter here.
        "-disable-availability-checking",
        "-o", product.appendingPathComponent("\(Self.architecture)-apple-macos.swiftmodule").path,
      ], in: folder)
  }

  private func compileFramework(_ module: String, in folder: URL) throws {
    let source = Self.source(of: module)
    let files = try FileManager.default.contentsOfDirectory(atPath: source.path)
      .filter { $0.hasSuffix(".swift") }.sorted().map { source.appendingPathComponent($0).path }
    try compile(
      module,
      [
        "-emit-module", "-experimental-skip-all-function-bodies", "-parse-as-library",
        "-import-underlying-module",
        "-o", folder.appendingPathComponent("modules/\(module).swiftmodule").path,
      ] + files, in: folder)
  }

  private func compile(_ module: String, _ arguments: [String], in folder: URL) throws {
    let run = try toolchain.frontend(
      arguments + ["-module-name", module] + Self.arguments(folder))
    guard run.isSuccess else {
      throw CompilationFailure(diagnostics: "\(module):\n" + run.errors + run.output)
    }
  }
}
