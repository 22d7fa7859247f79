import Testing

@testable import TemplateEngine

struct ASCIITests {
  @Test func blanksStayOnALine() {
    #expect((UInt8.min...UInt8.max).filter(\.isBlank) == Array("\t ".utf8))
    #expect((UInt8.min...UInt8.max).filter(\.isWhitespace) == Array("\t\n\u{B}\u{C}\r ".utf8))
  }

  @Test func trimsARangeAtBothEnds() {
    let bytes = Array("x \t a b\r\n y".utf8)
    #expect(bytes.text(bytes.trimmed(1..<10)) == "a b")
    #expect(bytes.trimmed(1..<3).isEmpty)
    #expect(bytes.trimmed(5..<5).isEmpty)
  }

  @Test func findsBytesAtAnOffset() {
    let bytes = Array("abc".utf8)
    #expect(bytes.has(Array("bc".utf8), at: 1))
    #expect(!bytes.has(Array("bd".utf8), at: 1))
    #expect(!bytes.has(Array("cd".utf8), at: 2))
    #expect(!bytes.has(Array("a".utf8), at: 3))
  }
}
