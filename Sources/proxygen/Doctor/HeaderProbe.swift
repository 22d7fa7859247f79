import Essentials
import ObjCFrontEnd

/// Reads a header with API notes beside it, to see that a libclang is of use.
struct HeaderProbe: Sendable {
  let headers: HeaderProcess

  private static let header = "@protocol ProbeDelegate\n- (void)probeDidEnd;\n@end\n"
  private static let notes = """
    Name: Probe
    Protocols:
    - Name: ProbeDelegate
      Methods:
      - Selector: probeDidEnd
        MethodKind: Instance
        SwiftName: finished()

    """

  /// - Returns: the library's version and what it does, as far as it works.
  func ask(_ library: String) -> String? {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("proxygen-\(UUID().uuidString)").resolvingSymlinksInPath()
    defer { try? FileManager.default.removeItem(at: folder) }
    let header = folder.appendingPathComponent("Probe.h")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(Self.header.utf8).write(to: header)
      try Data(Self.notes.utf8).write(to: folder.appendingPathComponent("Probe.apinotes"))
    } catch {
      return nil
    }
    let request = HeaderRequest(
      headers: [.init(path: "Probe.h", realPath: header.path)], libraries: [library])
    guard case .imported(let imported)? = try? headers.read(request),
      let text = imported.files.first?.text.text, text.contains("ProbeDelegate")
    else { return nil }
    let version = ObjCFrontEnd.libraryVersion(library) ?? "of an unknown version"
    let notes = text.contains("finished()") ? "API notes apply" : "API notes don't apply"
    return "\(version), \(notes)"
  }
}
