import Foundation
import TestSupport
import Testing

/// Every block of code in the documents does what the document says.
@Suite struct DocumentTests {
  static func documents() throws -> [String] {
    let folder = Repository.root.appendingPathComponent("Documentation")
    let manual = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".md") }.map { "Documentation/\($0)" }
    return ["README.md", "CONTRIBUTING.md"] + manual.sorted()
  }

  @Test(arguments: try documents())
  func linksLeadSomewhere(_ name: String) throws {
    let file = Repository.root.appendingPathComponent(name)
    for link in DocumentLinks.local(in: try String(contentsOf: file, encoding: .utf8)) {
      let parts = link.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
      let target =
        parts[0].isEmpty ? file : file.deletingLastPathComponent().appendingPathComponent(parts[0])
      guard FileManager.default.fileExists(atPath: target.path) else {
        Issue.record("\(name): there is no \(link)")
        continue
      }
      guard parts.count > 1, target.pathExtension == "md" else { continue }
      let anchors = DocumentLinks.anchors(of: try String(contentsOf: target, encoding: .utf8))
      #expect(anchors.contains(parts[1]), "\(name): there is no heading for \(link)")
    }
  }

  @Test(arguments: try documents())
  func canBeFollowed(_ name: String) throws {
    let text = try String(
      contentsOf: Repository.root.appendingPathComponent(name), encoding: .utf8)
    do {
      let blocks = try DocumentReader.blocks(of: text)
      let programs = ProxygenCase.executable.deletingLastPathComponent()
      if !blocks.isEmpty { try DocumentSession(name: name, programs: programs).follow(blocks) }
    } catch let fault as DocumentFault {
      Issue.record("\(name):\(fault)")
    }
  }
}
