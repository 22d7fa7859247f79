import Diagnostics
import Testing

@testable import SwiftFrontEnd

@Suite struct LineTableTests {
  @Test(arguments: [
    ("ab\ncd", 0, 1, 1), ("ab\ncd", 2, 1, 3), ("ab\ncd", 3, 2, 1), ("ab\ncd", 5, 2, 3),
    ("ab\r\ncd", 4, 2, 1), ("ab\rcd", 3, 2, 1), ("a\n\n\nb", 4, 4, 1), ("é\tx", 3, 1, 4),
    ("\u{FEFF}ab", 3, 1, 1), ("\u{FEFF}ab", 0, 1, 1), ("\u{FEFF}a\nb", 5, 2, 1), ("", 0, 1, 1),
    ("a\n", 2, 2, 1), ("a\r", 2, 2, 1),
  ])
  func countsLinesAndBytes(_ text: String, _ offset: Int, _ line: Int, _ column: Int) {
    var text = text
    let location = text.withUTF8 { LineTable($0, path: "a.swift").location(at: offset) }
    #expect(location.path == "a.swift")
    #expect([location.line, location.column] == [line, column])
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func locatesDeclarations(_ lineBreak: String) throws {
    let text = ["// é", "protocol A {", "\tfunc é日(); func b()", "}"].joined(separator: lineBreak)
    let declaration = try readProtocol(text)
    let places = declaration.requirements.map(\.context.location)
    #expect(places.map(\.line) == [3, 3])
    #expect(places.map(\.column) == [7, 21])
  }

  @Test func textThatWasMadeOfAnotherPointsThere() throws {
    func place(_ line: Int) -> Diagnostics.SourceLocation {
      Diagnostics.SourceLocation(path: "A.h", line: line, column: 3)
    }
    let origins = [place(2), place(7), nil, place(9)]
    let text = "// proxygen:name X\nprotocol A {\n\n  func a()\n}\nlet b\n"
    let parsed = SwiftFrontEnd.parse(text, path: "A.swift", origins: origins)
    let declaration = try #require(parsed.file.protocols.first)
    #expect(declaration.context.directives.map(\.location) == [origins[0]])
    #expect(declaration.context.location == origins[1])
    #expect(declaration.requirements.map(\.context.location) == [origins[3]])
  }
}
