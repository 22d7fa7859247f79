import Testing

@testable import SwiftFrontEnd

@Suite struct SyntaxWordingTests {
  @Test(arguments: [
    ("func f(x Int)", ["expected ':' in function parameter"]),
    ("struct S { func }", ["expected a name, '(' and ')' in function declaration"]),
    ("let x: [Int", ["expected ']' in array type"]),
    ("let x =", ["expected an expression in initializer clause"]),
    ("let x:", ["expected a type in type annotation"]),
    ("a b", ["expected ';'"]),
    ("func f() throws  throws", ["unexpected code 'throws'"]),
    ("foo(a: 1  b\n: 2)", ["unexpected code 'b : 2'"]),
    ("foo(1 \(String(repeating: "a ", count: 50)))", ["unexpected code"]),
    ("/*", ["unterminated block comment"]),
    ("a =b", ["equal must have consistent whitespace on both sides"]),
    ("let a = <#code#>", ["editor placeholder"]),
  ])
  func saysWhatIsWrong(_ text: String, _ messages: [String]) {
    let parsed = SwiftFrontEnd.parse(text, path: "a.swift")
    #expect(parsed.diagnostics.map(\.message) == messages)
  }
}
