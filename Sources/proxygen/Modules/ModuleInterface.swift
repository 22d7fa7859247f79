import Diagnostics
import Essentials

/// Reads modules by name: the toolchain prints their interface as Swift text.
struct ModuleInterface: Sendable {
  let workingFolder: WorkingFolder
  let environment: [String: String]
  var childProcess = ChildProcess.live
  var xcrun = Platform.xcrun
  /// What earlier runs have read; nil to read everything anew.
  var cache: CacheFolder?

  /// What stands for a module where a path is expected; the same on every machine.
  static func path(of module: String) -> String { "<module \(module)>" }

  /// - Parameter modules: their names; one given twice is read once.
  /// - Returns: the interfaces, in the order of the names' bytes, without those that `collector` hears of.
  func read(
    _ modules: [String], _ lookup: ModuleLookup, reporting collector: inout DiagnosticCollector
  ) -> [InputText] {
    guard !modules.isEmpty else { return [] }
    let toolchain: Toolchain
    do {
      let finder = ToolchainFinder(
        environment: environment, childProcess: childProcess, xcrun: xcrun)
      toolchain = try finder.find(absolute(lookup))
    } catch {
      collector.add(error.diagnostic)
      return []
    }
    let names = Set(modules).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    var texts: [InputText] = []
    for name in names {
      do {
        let text = try interface(of: name, toolchain, absolute(lookup))
        texts.append(InputText(path: ModuleInterface.path(of: name), text: text, module: name))
      } catch {
        collector.add(error.diagnostic(module: name))
      }
    }
    return texts
  }

  /// With folders that do not depend on where the tools run.
  private func absolute(_ lookup: ModuleLookup) -> ModuleLookup {
    var lookup = lookup
    lookup.importFolders = lookup.importFolders.map(workingFolder.absolute)
    lookup.frameworkFolders = lookup.frameworkFolders.map(workingFolder.absolute)
    if let sdk = lookup.sdk, sdk.contains("/") { lookup.sdk = workingFolder.absolute(sdk) }
    return lookup
  }

  private func interface(
    of module: String, _ toolchain: Toolchain, _ lookup: ModuleLookup
  ) throws(ModuleFailure) -> String {
    // Without the submodules, a framework whose headers are submodules prints as a list of imports.
    var arguments = ["-module-name", module, "-target", toolchain.target, "-include-submodules"]
    if let sdk = toolchain.sdk { arguments += ["-sdk", sdk] }
    arguments += lookup.importFolders.flatMap { ["-I", $0] }
    arguments += lookup.frameworkFolders.flatMap { ["-F", $0] }
    let key = cache.flatMap { _ in InterfaceKey.key(arguments, toolchain, lookup) }
    if let cache, let key, let known = cache.value(for: key) {
      return String(decoding: known, as: UTF8.self)
    }
    let text = try print(module, arguments, toolchain)
    if let key { cache?.store(Data(text.utf8), for: key) }
    return text
  }

  private func print(
    _ module: String, _ arguments: [String], _ toolchain: Toolchain
  ) throws(ModuleFailure) -> String {
    let outcome: ChildProcess.Outcome
    do {
      outcome = try childProcess.run(toolchain.interfacePrinter, arguments, environment)
    } catch {
      throw .printerFails(error.reason)
    }
    let errors = String(decoding: outcome.errors, as: UTF8.self)
    guard outcome.status == 0 else { throw ModuleFailure(module, words: errors) }
    let text = String(decoding: outcome.output, as: UTF8.self)
    // The printer may fail in silence.
    guard ModuleInterface.declaresAnything(text) else {
      throw .empty(sdk: toolchain.sdk, target: toolchain.target)
    }
    return text
  }

  /// Whether there is a line that is neither empty nor a comment nor an import.
  static func declaresAnything(_ text: String) -> Bool {
    text.split(whereSeparator: \.isNewline).contains { line in
      let words = line.split(separator: " ")
      guard let first = words.first else { return false }
      return !first.hasPrefix("//") && !words.contains("import")
    }
  }
}
