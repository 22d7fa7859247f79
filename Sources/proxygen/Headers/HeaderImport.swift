import Diagnostics
import Essentials
import ObjCFrontEnd

/// Turns headers into Swift text.
struct HeaderImport: Sendable {
  let workingFolder: WorkingFolder
  let environment: [String: String]
  let lookup: ModuleLookup
  let reader: HeaderProcess
  /// What earlier runs have read; nil to read everything anew.
  var cache: CacheFolder?
  var childProcess = ChildProcess.live
  var xcrun = Platform.xcrun

  /// - Parameter headers: those of a folder are read only where they have to do with a protocol; the others are there to
  ///   be included.
  /// - Returns: a text for each header that declares anything, and for those that they include and need.
  func read(
    _ headers: [InputFile], reporting collector: inout DiagnosticCollector
  ) -> [InputText] {
    read(HeaderChoice(headers).chosen, among: headers, reporting: &collector)
  }

  /// - Parameter chosen: those that are worth reading.
  func read(
    _ chosen: [InputFile], among headers: [InputFile],
    reporting collector: inout DiagnosticCollector
  ) -> [InputText] {
    guard !chosen.isEmpty else { return [] }
    let request: HeaderRequest
    do {
      request = try self.request(for: chosen, among: headers)
    } catch {
      collector.add(error.diagnostic)
      return []
    }
    var batch = HeaderBatch(
      reader: reader,
      cache: cache.map { HeaderCache(folder: $0, executable: reader.executable) })
    batch.read(request)
    collector.add(contentsOf: batch.diagnostics(isNamed: isNamed(chosen)))
    let modules = HeaderModule(otherwise: lookup.headerModule)
    return batch.files.filter { !$0.text.lines.isEmpty }.map { file in
      InputText(
        path: file.path, text: file.text.text, module: modules.module(of: file.realPath),
        origins: file.text.lines.map(\.origin))
    }
  }

  private func isNamed(_ files: [InputFile]) -> (String) -> Bool {
    let named = Set(files.filter { $0.origin == .named }.map(\.path))
    return { named.contains($0) }
  }

  private func request(
    for chosen: [InputFile], among all: [InputFile]
  ) throws(ToolchainFinder.Failure) -> HeaderRequest {
    let finder = ToolchainFinder(
      environment: environment, childProcess: childProcess, xcrun: xcrun)
    let search = LibclangSearch(environment: environment, finder: finder)
    var request = HeaderRequest(
      headers: chosen.map { .init(path: $0.path, realPath: $0.realPath) },
      libraries: search.candidates())
    request.importFolders = lookup.importFolders.map(workingFolder.absolute)
    request.frameworkFolders = lookup.frameworkFolders.map(workingFolder.absolute)
    request.definitions = lookup.definitions
    request.target = lookup.target
    var absolute = lookup
    if let sdk = lookup.sdk, sdk.contains("/") { absolute.sdk = workingFolder.absolute(sdk) }
    request.sdk = try finder.headerSDK(absolute)
    request.neighbours = Dictionary(
      all.map { (FilePath.lastPart(of: $0.realPath), $0.realPath) }
    ) { first, _ in first }
    return request
  }
}
