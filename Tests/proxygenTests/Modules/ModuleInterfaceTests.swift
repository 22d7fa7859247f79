import Diagnostics
import Foundation
import Testing

@testable import proxygen

/// With the toolchain that runs the tests.
@Suite(.timeLimit(.minutes(5)))
struct ModuleInterfaceTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func read(
    _ modules: String..., lookup: ModuleLookup = ModuleLookup(), path: String? = nil
  ) -> (texts: [InputText], diagnostics: [Diagnostic]) {
    var environment = ProcessInfo.processInfo.environment
    if let path { environment["PATH"] = path }
    var collector = DiagnosticCollector()
    let reader = ModuleInterface(workingFolder: folder.workingFolder, environment: environment)
    let texts = reader.read(modules, lookup, reporting: &collector)
    return (texts, collector.diagnostics)
  }

  #if !os(macOS)
    @Test func aModuleOfTheToolchain() throws {
      let result = read("FoundationXML", "FoundationXML")
      #expect(result.diagnostics == [])
      #expect(result.texts.map(\.path) == ["<module FoundationXML>"])
      #expect(result.texts.map(\.module) == ["FoundationXML"])
      let text = try #require(result.texts.first?.text)
      #expect(text.contains("public protocol XMLParserDelegate"))
      #expect(text.contains("weak open var delegate: (any XMLParserDelegate)?"))
    }

    @Test func aMisspelledModule() throws {
      let result = read("FoundationXLM")
      #expect(result.texts == [])
      #expect(result.diagnostics.map(\.rule) == ["module-not-found"])
      #expect(result.diagnostics.map(\.place) == [.file("<module FoundationXLM>")])
      let message = try #require(result.diagnostics.first?.message)
      #expect(message.contains("did you mean 'FoundationXML'?"))
    }
  #endif

  @Test func modulesAreFoundInImportFolders() throws {
    try folder.write(
      "module Sample { umbrella \"h\" module * { export * } }", to: "inc/module.modulemap")
    try folder.write("int sample(int x);", to: "inc/h/sample.h")
    let result = read("Sample", lookup: ModuleLookup(importFolders: ["inc"]))
    #expect(result.diagnostics == [])
    #expect(result.texts.first?.text.contains("public func sample(_ x: Int32) -> Int32") ?? false)
    #expect(read("Sample").diagnostics.map(\.rule) == ["module-not-found"])
  }

  @Test func aModuleThatDoesNotBuildSaysWhy() throws {
    try folder.write("module Broken { header \"gone.h\" }", to: "inc/module.modulemap")
    let result = read("Broken", lookup: ModuleLookup(importFolders: ["inc"]))
    #expect(result.diagnostics.map(\.rule) == ["module-does-not-load"])
    #expect(result.diagnostics.first?.message.contains("header 'gone.h' not found") ?? false)
  }

  @Test func aModuleWithNothingButImportsIsAnError() throws {
    try folder.write("module Hollow { header \"h.h\" export * }", to: "inc/module.modulemap")
    try folder.write("// nothing\n", to: "inc/h.h")
    let result = read("Hollow", lookup: ModuleLookup(importFolders: ["inc"]))
    #expect(result.texts == [])
    #expect(result.diagnostics.map(\.rule) == ["empty-module"])
  }

  @Test func withoutACompilerTheErrorSaysWhatToInstall() {
    let result = read("Anything", path: folder.path)
    #expect(result.texts == [])
    #expect(result.diagnostics.map(\.rule) == ["no-toolchain"])
    #expect(result.diagnostics.map(\.place) == [.commandLine])
  }

  @Test func withoutModulesNothingRuns() {
    #expect(read(path: folder.path).diagnostics == [])
  }

  @Test(arguments: [
    ("", false), ("import A\n\n@_exported import B\n// note\n/// doc\n  import C.D", false),
    ("import A\npublic var x: Int", true), ("}\n", true),
  ])
  func importsAndCommentsDeclareNothing(text: String, expected: Bool) {
    #expect(ModuleInterface.declaresAnything(text) == expected)
  }

  /// A printer that was called once more would fail.
  @Test func whatWasReadIsRemembered() throws {
    try folder.write("module Sample { header \"h.h\" export * }", to: "inc/module.modulemap")
    try folder.write("int sample(int x);", to: "inc/h.h")
    let lookup = ModuleLookup(importFolders: ["inc"])
    var reader = ModuleInterface(
      workingFolder: folder.workingFolder, environment: ProcessInfo.processInfo.environment,
      cache: CacheFolder(path: folder.path + "/cache"))
    var collector = DiagnosticCollector()
    let first = reader.read(["Sample"], lookup, reporting: &collector)
    let live = reader.childProcess
    reader.childProcess = ChildProcess { (executable, arguments, environment) throws(SystemError) in
      guard !executable.hasSuffix("interface") else { throw SystemError(code: EPERM) }
      return try live.run(executable, arguments, environment)
    }
    #expect(reader.read(["Sample"], lookup, reporting: &collector) == first)
    #expect(first.count == 1)
    #expect(collector.diagnostics == [])

    try folder.write("int other(int x, int y);", to: "inc/h.h")
    #expect(reader.read(["Sample"], lookup, reporting: &collector) == [])
    #expect(collector.diagnostics.map(\.rule) == ["module-does-not-load"])
  }

  @Test func headersElsewhereAreNotRemembered() throws {
    try folder.write("module Sample { header \"../h.h\" }", to: "inc/module.modulemap")
    try folder.write("int sample(int x);", to: "h.h")
    let reader = ModuleInterface(
      workingFolder: folder.workingFolder, environment: ProcessInfo.processInfo.environment,
      cache: CacheFolder(path: folder.path + "/cache"))
    var collector = DiagnosticCollector()
    let lookup = ModuleLookup(importFolders: ["inc"])
    #expect(reader.read(["Sample"], lookup, reporting: &collector).count == 1)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/cache"))
  }
}
