import Testing

@testable import SwiftFrontEnd

@Suite struct OutlineReaderTests {
  /// The kinds and names of what a text declares, each inside what is around it.
  private func outline(_ text: String) -> [String]? {
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      OutlineReader.read(bytes)?.items.map { item in
        let name = String(decoding: bytes[item.nameRange], as: UTF8.self)
        return "\(item.parent.map { "\($0)." } ?? "")\(item.kind)\(name.isEmpty ? "" : " \(name)")"
      }
    }
  }

  @Test(arguments: [
    (
      "import A\n@objc protocol P: AnyObject {\n  func f()\n}",
      ["imported", "protocol P", "1.method f"]
    ),
    ("public final class A<T>: B { enum C { case a, b } }", ["type A", "0.enum C", "1.enumCase"]),
    ("class A { class func f() {} }", ["type A", "0.method f"]),
    ("extension A.B: C {}\ntypealias D = E\n", ["extension B", "alias D"]),
    (
      "#if os(iOS)\nactor A {}\n#else\nstruct A {}\n#endif",
      ["conditionStart", "type A", "conditionBranch", "type A", "conditionEnd"]
    ),
    (
      "class A { var a = { class B {} }(); init() { struct C {} } }",
      ["type A", "0.property a", "0.initializer"]
    ),
    (
      "class A {\n  @B<C>(\"}\") var d: E { get { 1 } }\n  deinit {}\n}",
      ["type A", "0.property d", "0.other"]
    ),
    ("let a = \"}\\(b(\"{\"))\"; class A {}", ["property a", "type A"]),
    (
      "let a = #\"\\(\"#\nlet b = \"\"\"\n  { \\\"\"\" \"\"\"\nclass A {}",
      ["property a", "property b", "type A"]
    ),
    ("/* { /* */ */ // {\nclass A {}", ["type A"]),
    ("let a = b / c; let d = /{/; class A {}", ["property a", "property d", "type A"]),
    ("class `protocol` { var `class`: A.`Type` }", ["type `protocol`", "0.property `class`"]),
    ("import struct A.B; import protocol C.D", ["imported", "imported"]),
    ("func f(protocol a: B, import c: D)\nclass A {}", ["method f", "type A"]),
    ("if let a = b, case let c = d {}\nclass A {}", ["type A"]),
    ("f(a, class: 1)\nlet x = a\n  .protocol\nclass A {}", ["property x", "type A"]),
  ])
  func declarationsAreFound(_ text: String, _ items: [String]) {
    #expect(outline(text) == items)
  }

  @Test(arguments: [
    "class A {", "}", "class A { func f() { }", "let a = \"", "/*", "class A",
    "func f() { protocol P {} }", "struct A: B protocol P: C { func a() }",
    "publ protocol P {}", "import A protocol P {}",
    "class A { var a its b.\nprotocol P { func c() } }", "@\nprotocol P {}",
    "@A.\nprotocol P {}", "a(\nprotocol P { func b() }\n)",
    "class A { var a: B { get protocol P {} } }",
    "protocol (P) {}", "#if A ||\n  B\n#endif",
  ])
  func whatIsUnclearIsLeftToTheParser(_ text: String) {
    #expect(outline(text) == nil)
  }

  @Test func bodiesAreKnown() throws {
    let text = "extension P { func a() { b() }; var c: Int { 5 }; var d: Int { get { e } set {} } }"
    let bodies = Array(text.utf8).withUnsafeBufferPointer { bytes in
      OutlineReader.read(bytes)?.bodies.map { body in
        "\(String(decoding: bytes[body.contents], as: UTF8.self)) \(body.mayBeLiteral)"
      }
    }
    #expect(bodies == [" b()  false", " 5  true", " e  false", " true"])
  }

  @Test func wordsOfBodiesDoNotCount() throws {
    let text = "class A: B { weak var delegate: C? = d; func f(e: E) { G() } }"
    let outline = try #require(
      Array(text.utf8).withUnsafeBufferPointer { OutlineReader.read($0) })
    let property = outline.items[1]
    #expect(outline.words[outline.items[0].head].elementsEqual(["A", "B"].map(NameKey.init)))
    #expect(outline.words[property.types].elementsEqual([NameKey("C")]))
    #expect(property.isNamedLikeDelegate)
    #expect(!outline.words.contains(NameKey("G")))
  }
}
