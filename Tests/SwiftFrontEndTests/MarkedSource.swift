import Diagnostics
import Testing

@testable import SwiftFrontEnd

/// Swift text with numbered marks (`1️⃣`), which are taken out and remembered as places.
struct MarkedSource {
  static let path = "Marked.swift"

  let text: String
  private var places: [Character: Diagnostics.SourceLocation] = [:]

  init(_ marked: String) {
    var text = ""
    var line = 1
    var column = 1
    for character in marked {
      if Self.marks.contains(character) {
        places[character] = Diagnostics.SourceLocation(path: Self.path, line: line, column: column)
        continue
      }
      text.append(character)
      column += character.utf8.count
      if character.isNewline { (line, column) = (line + 1, 1) }
    }
    self.text = text
  }

  private static let marks: Set<Character> = ["1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣", "6️⃣", "7️⃣", "8️⃣", "9️⃣"]

  /// The places of the marks, in the order of the marks.
  func locations(_ marks: Character...) throws -> [Diagnostics.SourceLocation] {
    try marks.map { mark in
      try #require(places[mark], "the source has no \(mark)")
    }
  }

  func parse() -> SwiftFrontEnd.Parsed { SwiftFrontEnd.parse(text, path: Self.path) }
}

extension Diagnostic {
  /// `3:7: error: message [rule]`.
  var summary: String {
    guard case .source(let location) = place else { return "no location: \(message)" }
    return "\(location.line):\(location.column): \(severity.rawValue): \(message) [\(rule)]"
  }

  var location: Diagnostics.SourceLocation? {
    if case .source(let location) = place { location } else { nil }
  }
}
