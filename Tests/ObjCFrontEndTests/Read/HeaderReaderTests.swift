import Diagnostics
import Foundation
import Testing

@testable import ObjCFrontEnd

@Suite struct HeaderReaderTests {
  @Test(arguments: InstalledLibclang.all)
  func dump(_ library: InstalledLibclang) throws {
    let path = ProcessInfo.processInfo.environment["HDR"] ?? ""
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let reading = try HeaderFixture(["FSThing.h": text]).read(library)
    let e = JSONEncoder()
    e.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try e.encode(reading.header).write(
      to: URL(fileURLWithPath: "/tmp/clang/dump\(library.path.contains("14") ? 14 : 21).json"))
    for d in reading.diagnostics { print(d) }
  }
}
