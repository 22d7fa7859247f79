import Foundation

/// The compiler's own importer of Objective-C, as it works for Apple's systems: header in, Swift interface out.
///
/// It needs nothing of Apple's. The standard library comes from the toolchain's own textual interface, under
/// another target; Foundation is a stand-in.
public struct Importer: Sendable {
  /// Where the modules of this build lie.
  public let folder: URL
  private let toolchain: Toolchain

  /// Builds the modules, unless they are built; that takes about ten seconds.
  public init() throws {
    toolchain = try Toolchain.current()
    let build = try ImporterBuild(toolchain: toolchain)
    folder = try BuildCache(folder: Self.cache).folder(build.name, build: build.run)
  }

  static let cache = Repository.buildFolder.appendingPathComponent("importer")
}

extension Importer {
  /// Only where the toolchain's interfaces are those of Linux is the recipe known to work.
  public static var isAvailable: Bool {
    #if os(Linux)
      true
    #else
      false
    #endif
  }

  /// What Swift sees of a header, printed by the compiler. One call takes a tenth of a second, and one more
  /// for each two hundred methods; an owner of thousands of members takes far longer.
  ///
  /// - Parameters:
  ///   - header: Objective-C; it may include `<Foundation/Foundation.h>`.
  ///   - isSystemModule: whether the header counts as one of an SDK.
  /// - Throws: `CompilationFailure` when there is anything wrong with the header.
  public func interface(of header: String, isSystemModule: Bool = false) throws -> String {
    let source = try TemporaryFolder()
    let module = "Header" + UUID().uuidString.filter { $0 != "-" }
    let modules = folder.appendingPathComponent(ImporterBuild.moduleCache)
    // Each header is a module of its own, and would stay there for good.
    defer {
      try? FileManager.default.removeItem(at: modules.appendingPathComponent("\(module).pcm"))
    }
    try FileTree(texts: [
      "module.modulemap":
        "module \(module)\(isSystemModule ? " [system]" : "") { header \"Header.h\" export * }\n",
      "Header.h": header,
    ]).write(to: source.url)
    let tool = toolchain.compiler.deletingLastPathComponent()
      .appendingPathComponent("swift-synthesize-interface")
    let run = try Command(
      tool,
      ["-module-name", module, "-I", source.url.path]
        + ImporterBuild.arguments(folder)
    ).run()
    // It ends well with an empty interface, too.
    guard run.isSuccess, !run.errors.contains("error:"), !run.output.isEmpty else {
      throw CompilationFailure(diagnostics: run.errors + run.output)
    }
    return run.output
  }
}
