import Diagnostics
import Testing

@testable import ProxyGenerator

@Suite struct SourceLinkTests {
  private func link(_ path: String, base: String = "") -> String? {
    SourceLink(base: base).place(SourceLocation(path: path, line: 7, column: 1)).link
  }

  @Test func theyStartFromTheReport() {
    #expect(link("Sources/Bell.swift") == "Sources/Bell.swift#L7")
    #expect(link("Sources/Bell.swift", base: "..") == "../Sources/Bell.swift#L7")
    #expect(link("/tmp/Bell.swift", base: "..") == "/tmp/Bell.swift#L7")
  }

  /// No path is an address elsewhere, or a program.
  @Test(arguments: [
    ("javascript:alert(1).swift", "javascript%3Aalert%281%29.swift#L7"),
    ("//example.org/a.swift", "/example.org/a.swift#L7"), ("a b#c?.swift", "a%20b%23c%3F.swift#L7"),
    ("ä\".swift", "%C3%A4%22.swift#L7"), ("https://x/a.swift", "https%3A/x/a.swift#L7"),
  ])
  func pathsAreEncoded(_ path: String, _ expected: String) {
    #expect(link(path) == expected)
  }

  @Test func whatIsNoFileHasNone() {
    #expect(link("<stdin>") == nil)
    #expect(link("<module M>") == nil)
    #expect(SourceLink(base: "").place(.commandLine) == nil)
    #expect(SourceLink(base: "").place(.file("a.swift"))?.link == "a.swift")
  }

  @Test func theTextIsAsGiven() {
    let place = SourceLink(base: "..").place(SourceLocation(path: "a b.swift", line: 7, column: 1))
    #expect(place.text == "a b.swift:7")
  }
}
