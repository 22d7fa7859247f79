import Foundation
import Testing

@testable import SwiftFrontEnd

@Suite struct NestingScannerTests {
  private static let hostileTexts = [
    "(", "[", "{", "#if A\n", "let x: A<", "<", "f(", "a[", "[a: ", "{ (", "[(", "A<[", "\"\\(",
    "try ", "await ", "any ", "some ", "each ", "repeat ", "- ", "! ", "A -> ", "() -> ",
    "a ? b : ",
    "a.", "a?", "a!", "a()", "a[0]", "@A(", "@A ", "#a(", "case .a(", "if a { ", "switch a { ",
    "else if a {} ", "case let ", "inout ", "throws(", "struct A {", "class A { func f() {", "&",
    "~ ",
    "public ", "indirect ", "/*", "\"", "\"\"\"", "`", "\\", "#", "/", "'", "\u{0}", "is A ",
    "as A ", "A & ", "A.Type.", "#elseif A\n", "#else\n", "\n<<<<<<< A\n", "consume ", "copy ",
    "async ", "do ",
    "_compilerInitialized ", "return ", "defer { ", "where A == B ", "func f() -> (", "let x = ",
    "}", ")",
    "enum A { case a(",
  ]

  @Test(arguments: hostileTexts) func keepsTheParserFromCrashing(_ piece: String) {
    for prefix in ["", "let x: "] {
      let text = prefix + String(repeating: piece, count: 2000)
      let parsed = SwiftFrontEnd.parse(text, path: "a.swift")
      #expect(parsed.diagnostics.allSatisfy { $0.location != nil })
    }
  }

  @Test(arguments: [
    ("(", 257), ("[", 13), ("{", 257), ("#if A\n", 257), ("A<", 801), ("A -> ", 2001),
    ("try ", 889), ("required ", 129), (".a", 16001), ("[(", 13), ("[A<", 13),
  ])
  func findsTheFirstExcess(_ piece: String, _ count: Int) {
    #expect(excess(String(repeating: piece, count: count - 1)) == nil)
    let offset = excess(String(repeating: piece, count: count))
    #expect(offset.map { $0 / piece.utf8.count } == count - 1)
  }

  @Test(arguments: [
    // Brackets in comments and literals.
    "// ((((\n", "/* (((( /* (( */ */", "\"((((\" ", "#\"((\\(\"# ", "\"\"\"\n((\" ((\n\"\"\"\n",
    "`((((`\n",
    "let x = /((((/\n", "#/ [[[[ /#\n",
    // Closed ones.
    "f(a[0], { b })\n", "\"\\(a(b))\"\n", "#if A\nf(\n#else\nf(\n#endif\n", "let x: A<B<C>>\n",
    // Statements that have nothing to do with each other.
    "a < b\n", "if a < b {}\n", "func f() -> A\n", "try a.b?.c!.d()\n", "case a\n",
    "x.y = z as? Int\n",
    "if a {} else if b {}\n", "let f: (A) -> B = g,\n", "a(b < c, d > e);", "return\n", "x = y.z;",
    "case .a: return\n", "public static let\n",
    // Stray closing brackets, and brackets that another one closes.
    "f { ( [ }\n", ")", "}", "#endif\n", "f( [ )\n", "x.priority = .required\n",
    "self.open = open\n",
    "case open\ncase final\n",
  ])
  func letsLongFilesPass(_ piece: String) {
    #expect(excess(String(repeating: piece, count: 4000)) == nil)
  }

  @Test(arguments: ["#if A\n}", "{ #if A\n} ", "\"\\( } ", "( } [ ) { ] "])
  func seesThroughStrayClosingBrackets(_ piece: String) {
    #expect(excess(String(repeating: piece, count: 300)) != nil)
  }

  @Test func locatesTheExcess() throws {
    let source = MarkedSource(
      "protocol P {\n  var x: Int { get }\n}\nlet x =\n" + String(repeating: "(", count: 256)
        + "1️⃣(((")
    let parsed = source.parse()
    #expect(try parsed.diagnostics.compactMap(\.location) == source.locations("1️⃣"))
    #expect(parsed.diagnostics.map(\.rule) == ["nesting"])
  }

  @Test func letsTheParserRunOnASmallThread() {
    let text = "let x = " + String(repeating: "f(a: { [$0: (", count: 40)
    let thread = Thread { _ = SwiftFrontEnd.parse(text, path: "a.swift") }
    thread.stackSize = 512 << 10
    thread.start()
    while !thread.isFinished { Thread.sleep(forTimeInterval: 0.01) }
    #expect(thread.isFinished)
  }

  private func excess(_ text: String) -> Int? {
    var text = text
    return text.withUTF8 { NestingScanner.offsetOfExcess(in: $0) }
  }
}
