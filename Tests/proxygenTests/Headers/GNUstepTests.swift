import Diagnostics
import Foundation
import Testing

@testable import proxygen

/// GNUstep's headers have neither nullability nor type arguments, and are no model; but they are many, and old.
@Suite struct GNUstepTests {
  static let folder = "/usr/include/GNUstep"

  static var isInstalled: Bool {
    FileManager.default.fileExists(atPath: "\(folder)/AppKit/NSTableView.h")
  }

  @Test(.enabled(if: isInstalled, "Debian's libgnustep-gui-dev is not installed"))
  func headersAreRead() throws {
    let environment = ProcessInfo.processInfo.environment
    let headers = HeaderImport(
      workingFolder: WorkingFolder(path: Self.folder), environment: environment,
      lookup: ModuleLookup(importFolders: [Self.folder, "/usr/include"]),
      reader: HeaderProcess(executable: ProxygenExecutable.path, environment: environment))
    let reader = InputReader(
      workingFolder: WorkingFolder(path: Self.folder), standardInput: { Data() }, headers: headers)
    var collector = DiagnosticCollector()
    let inputs = reader.read(["AppKit/NSTableView.h"], reporting: &collector)
    #expect(!collector.hasErrors)
    let text = try #require(inputs.first { $0.path == "AppKit/NSTableView.h" }?.text)
    #expect(text.contains("protocol NSTableViewDelegate"))
    #expect(text.contains("func tableViewSelectionDidChange(_"))
  }
}
