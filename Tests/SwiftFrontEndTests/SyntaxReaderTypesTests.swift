import ProtocolModel
import Testing

@testable import SwiftFrontEnd

@Suite struct SyntaxReaderTypesTests {
  private static let canonicalTypes = [
    "Int", "Foo.Bar", "Foo.Bar.Baz", "Array<Int>", "Dictionary<String, [Int]>", "Foo<A>.Bar<B, C>",
    "Int?", "Int??", "Int!", "[Int]", "[[Int]]", "[Int]?", "[Int?]", "[String: Int]",
    "[String: [Int: Bool]]", "[String: Int]?", "()", "(Int)", "(Int, String)",
    "(a: Int, b: String)",
    "(a: Int, String)?", "() -> Void", "() -> ()", "(Int) -> String", "(Int, String) -> Void",
    "(_ a: Int, _ b: String) -> Void", "(Int...) -> Void", "(inout Int) -> Void",
    "(@escaping () -> Void) -> Void", "() async -> Void", "() throws -> Void",
    "() async throws -> Int", "() throws(MyError) -> Void", "(() -> Void)?", "(() -> Void)!",
    "(Int) -> (String) -> Bool", "@escaping () -> Void", "@escaping @Sendable (Int) -> Void",
    "@MainActor () -> Void", "@convention(block) (Int) -> Void", "@autoclosure () -> Bool",
    "inout Int", "inout [String: Int]", "borrowing Foo", "consuming Foo", "sending Foo",
    "isolated Foo", "__owned Foo", "A & B", "A & B & C", "(A & B)?", "any Foo", "(any Foo)?",
    "any Foo & Bar", "any Foo<Int>", "some Foo", "some Collection<Int>", "some Foo & Bar",
    "Int.Type",
    "Foo.Protocol", "(any Foo).Type", "any Foo.Type", "[any Foo]", "Self", "Self.Element",
    "Self?", "Any", "AnyObject", "~Copyable", "any ~Copyable", "repeat each T", "(repeat each T)",
    "Foo<repeat each T>", "nonisolated(nonsending) () async -> Void",
    "@escaping nonisolated(nonsending) () async -> Void", "@isolated(any) @Sendable () -> Void",
    "Result<Void, any Error>", "UnsafeMutablePointer<ObjCBool>?", "`self`.Foo", "Foo.`Type`",
    "Foo.`Protocol`.Bar", "Vector<3, Int>", "InlineArray<3, Int>", "[3 of Int]",
  ]

  @Test(arguments: canonicalTypes) func keepsCanonicalSpelling(_ type: String) throws {
    let method = try readMethod("func f(_ x: \(type))")
    let read = try #require(method.parameters.first).type
    #expect(read.description == type)
    // Printing and reading again changes nothing.
    let again = try readMethod("func f(_ x: \(read))")
    #expect(again.parameters.first?.type == read)
  }

  private static let spellings = [
    ("[String:Int]", "[String: Int]"),
    ("[ String : Int ]", "[String: Int]"),
    ("Dictionary<String,Int>", "Dictionary<String, Int>"),
    ("[ Int ]", "[Int]"),
    ("( Int,String )", "(Int, String)"),
    ("(a:Int,b :String)", "(a: Int, b: String)"),
    ("(Int)->Void", "(Int) -> Void"),
    ("()async throws->Void", "() async throws -> Void"),
    ("()throws( E )->Void", "() throws(E) -> Void"),
    ("A&B", "A & B"),
    ("A & /* and */ B", "A & B"),
    ("any  Foo", "any Foo"),
    ("/* a */ Int /* b */", "Int"),
    ("[\n  String: // key\n    Int\n]", "[String: Int]"),
    ("(\n  _ a: Int,\n  _ b: Int\n) -> Void", "(_ a: Int, _ b: Int) -> Void"),
    ("@escaping\n  @Sendable () -> Void", "@escaping @Sendable () -> Void"),
    ("@convention( block ) () -> Void", "@convention(block) () -> Void"),
    ("Foo . Bar", "Foo.Bar"),
    ("Foo< Int >", "Foo<Int>"),
    ("~  Copyable", "~Copyable"),
    ("(repeat  each  T)", "(repeat each T)"),
    ("Foo<repeat [each K:Int]>", "Foo<repeat [each K: Int]>"),
    ("`Foo`", "Foo"),
    ("`Foo`.`Bar`", "Foo.Bar"),
    ("`in`", "`in`"),
    ("[ 3   of Int ]", "[3 of Int]"),
    ("nonisolated( nonsending ) () async -> Void", "nonisolated(nonsending) () async -> Void"),
  ]

  @Test(arguments: spellings) func normalizesWhiteSpace(_ written: String, _ printed: String) throws
  {
    let method = try readMethod("func f(_ x: \(written))")
    #expect(method.parameters.first?.type.description == printed)
  }

  @Test func takesTypesApart() throws {
    let types = try readMethod(
      "func f(_ a: A?, _ b: [B], _ c: C.D<E>, _ d: (any F)?, _ e: inout G, _ h: (x: H), _ i: (I))"
    )
    .parameters.map(\.type)
    let expected: [TypeReference] = [
      .optional(.named("A", arguments: [])),
      .array(.named("B", arguments: [])),
      .member(.named("C", arguments: []), "D", arguments: [.named("E", arguments: [])]),
      .optional(.parenthesized(.existential(.named("F", arguments: [])))),
      .attributed(specifiers: ["inout"], attributes: [], .named("G", arguments: [])),
      .tuple([TypeReference.TupleElement(label: "x", type: .named("H", arguments: []))]),
      .parenthesized(.named("I", arguments: [])),
    ]
    #expect(types == expected)
  }

  @Test func takesFunctionTypesApart() throws {
    let type = try readMethod(
      "func f(_ x: @escaping (_ a: A, B...) async throws(E) -> C)"
    ).parameters.first?.type
    let function = TypeReference.FunctionType(
      parameters: [
        TypeReference.TupleElement(
          label: "_", secondName: "a", type: .named("A", arguments: [])),
        TypeReference.TupleElement(type: .named("B", arguments: []), isVariadic: true),
      ],
      effects: Effects(isAsync: true, throwing: .typed(.named("E", arguments: []))),
      result: .named("C", arguments: []))
    #expect(
      type == .attributed(specifiers: [], attributes: ["@escaping"], .function(function)))
  }

  @Test func keepsTheOrderOfSpecifiersBehindAttributes() throws {
    let type = try readMethod(
      "func f(_ x: @escaping nonisolated(nonsending) () async -> Void)"
    ).parameters.first?.type
    guard case .attributed(let specifiers, let attributes, let base) = type,
      case .attributed(let late, let none, .function) = base
    else {
      Issue.record("unexpected type: \(String(describing: type))")
      return
    }
    #expect(specifiers == [] && attributes == ["@escaping"])
    #expect(late == ["nonisolated(nonsending)"] && none == [])
  }

  @Test func givesAMissingTypeAPlaceholder() {
    let parsed = SwiftFrontEnd.parse("protocol P { func f(_ x: ) }", path: "a.swift")
    #expect(!parsed.diagnostics.isEmpty)
    guard case .method(let method) = parsed.file.protocols.first?.requirements.first?.member else {
      Issue.record("the requirement is gone")
      return
    }
    #expect(method.parameters.map(\.type) == [.other("_")])
  }

  @Test func stopsAtTheDepthLimit() throws {
    let type = "A" + String(repeating: "?", count: 63)
    let deepest = try readMethod("func f(_ x: \(type))")
    #expect(deepest.parameters.first?.type.description == type)

    let source = MarkedSource("protocol P { func f(_ x: 1️⃣A\(String(repeating: "?", count: 64))) }")
    let parsed = source.parse()
    #expect(parsed.diagnostics.map(\.rule) == ["nesting"])
    #expect(try parsed.diagnostics.compactMap(\.location) == source.locations("1️⃣"))
  }
}
