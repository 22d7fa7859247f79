import Diagnostics
import Foundation
import Testing

@testable import proxygen

struct InputDecodingTests {
  @Test(arguments: ["", "plain", "é\u{FFFD}\u{0}\r\n", "🏳️‍🌈\u{10FFFF}"])
  func validTextIsKept(text: String) throws {
    let decoded = try InputDecoding.text(Data(text.utf8), path: "p")
    #expect(decoded.utf8.elementsEqual(text.utf8))
  }

  @Test(
    arguments: [
      ([0xFF], 1, 1, 0xFF), ([0x41, 0x0A, 0x42, 0x80], 2, 2, 0x80),
      ([0x0D, 0x0A, 0x0D, 0x0A, 0xFE], 3, 1, 0xFE), ([0x0D, 0x0D, 0xC3], 3, 1, 0xC3),
      ([0xC3, 0xA9, 0xC3], 1, 3, 0xC3), ([0xED, 0xA0, 0x80], 1, 1, 0xED),
      ([0x41, 0xF0, 0x9F, 0x98], 1, 2, 0xF0), ([0xFF, 0xFE, 0x41, 0x00], 1, 1, 0xFF),
    ] as [([UInt8], Int, Int, UInt8)])
  func theFirstBadByteIsLocated(bytes: [UInt8], line: Int, column: Int, byte: UInt8) {
    let location = SourceLocation(path: "p", line: line, column: column)
    #expect(throws: InputDecoding.NotUTF8(location: location, byte: byte)) {
      try InputDecoding.text(Data(bytes), path: "p")
    }
  }
}
