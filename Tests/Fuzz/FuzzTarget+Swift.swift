import Diagnostics
import SwiftFrontEnd

extension FuzzTarget {
  /// Text → model.
  static let swift = FuzzTarget(name: "swift", seedSuffix: ".swift", words: swiftWords) { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    let parsed = SwiftFrontEnd.parse(text, path: "a.swift")
    let lines = lineCount(text)
    for diagnostic in parsed.diagnostics {
      guard case .source(let location) = diagnostic.place, (1...lines).contains(location.line),
        location.column > 0
      else { return "a message without a place in the text: \(diagnostic)" }
    }
    return parsed == SwiftFrontEnd.parse(text, path: "a.swift") ? nil : "it is read otherwise again"
  }

  static func lineCount(_ text: String) -> Int {
    var count = 1
    var previous: UInt8 = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\n") && previous != UInt8(ascii: "\r")
      {
        count += 1
      }
      previous = byte
    }
    return count
  }
}
