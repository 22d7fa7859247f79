import ProtocolModel
import Testing

@testable import SwiftFrontEnd

@Suite struct ValueGrammarTests {
  @Test(
    arguments: [
      ("0", [.expression, .expressions, .statement]), (".closed", [.expression, .expressions]),
      (".performDefaultHandling, nil", [.expressions]),
      ("failed(nil)", [.expression, .expressions]),
      ("{ $0 + 1 }", [.expression, .expressions]), ("Outer.Door<Int>", [.type]),
      ("[String: Int]", [.type]),
      ("object.setDelegate(delegate, queue: .main)", [.expression, .statement]),
      ("object.delegate = delegate", [.statement]), ("if a { b() }", [.statement]),
    ] as [(String, Directive.Grammar)])
  func wholePieces(_ text: String, _ grammar: Directive.Grammar) {
    #expect(SwiftFrontEnd.grammar(of: text).isSuperset(of: grammar))
  }

  @Test(arguments: [
    "", "0 }; other()", "0; 1", "0), (1", "1 // comment", "1 /* comment */", "1 /*", "a }", "{ a",
    "Door { } class B",
    "\"open", "a\n}\nfunc b() {",
  ])
  func anythingElseIsNone(_ text: String) {
    #expect(SwiftFrontEnd.grammar(of: text) == [])
  }
}
