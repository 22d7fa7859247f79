import SwiftParser
import SwiftSyntax
import Testing

@testable import SwiftFrontEnd

@Suite struct OneLineTextTests {
  @Test(arguments: [
    ("a+b", "a+b"), ("a + b", "a + b"), ("a\n  + b", "a + b"), ("a/* x */.b", "a.b"),
    ("f ( )", "f ()"), ("[ 1 ,2 ]", "[1, 2]"), ("[\"a\":1]", "[\"a\": 1]"),
    ("\"a  b\"", "\"a  b\""),
    ("#\"a \\(x) b\"#", "#\"a \\(x) b\"#"), ("a ?b : c", "a ? b : c"), ("a?.b!", "a?.b!"),
    ("x as?Int", "x as? Int"), ("f(a:b)", "f(a: b)"), ("#selector(f(a:b:))", "#selector(f(a:b:))"),
    ("\\Foo.bar", "\\Foo.bar"), ("{ $0 }", "{ $0 }"), ("1..<3", "1..<3"), ("&x", "&x"),
    ("\"\"\"\n  a\n   b\n  \"\"\"", #""a\n b""#), ("\"\"\"\n  \\u{7}\"\n  \"\"\"", #""\u{7}\"""#),
  ])
  func normalizesWhiteSpace(_ written: String, _ printed: String) {
    var parser = Parser(written)
    let line = OneLineText(ExprSyntax.parse(from: &parser))
    #expect(line.isComplete)
    #expect(line.text == printed)
  }

  @Test func stopsAtTheDepthLimit() {
    var parser = Parser("a" + String(repeating: ".b", count: 2000))
    #expect(!OneLineText(ExprSyntax.parse(from: &parser)).isComplete)
  }
}
