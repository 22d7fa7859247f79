import ProtocolModel
import Testing

@testable import ProxyGenerator

struct TypeReferenceMappingTests {
  /// Every shape that a type can have, with the name `A` in every place.
  @Test(arguments: [
    ("A", "X"), ("A<A>", "X<X>"), ("A.B", "X.B"), ("B.A", "B.A"), ("A.B<A>", "X.B<X>"),
    ("A?", "X?"), ("A!", "X!"), ("[A]", "[X]"), ("[A: A]", "[X: X]"), ("(a: A, A)", "(a: X, X)"),
    ("(A)", "(X)"), ("(A, A...) -> A", "(X, X...) -> X"),
    ("() throws(A) -> Void", "() throws(X) -> Void"),
    ("A & B", "X & B"), ("any A", "any X"), ("some A", "some X"), ("A.Type", "X.Type"),
    ("inout A", "inout X"), ("@escaping (A) -> Void", "@escaping (X) -> Void"),
  ])
  func renamesEverywhere(_ type: String, _ expected: String) throws {
    let renamed = try ProtocolFixture.type(type).mappingNames { $0 == "A" ? "X" : $0 }
    #expect(renamed.description == expected)
  }

  @Test func replacesTheOutermostPart() throws {
    let type = try ProtocolFixture.type("[A: [A]]").replacing { part in
      if case .array = part { return .named("B", arguments: []) }
      return nil
    }
    #expect(type.description == "[A: B]")
  }

  @Test(arguments: [
    ("Self", true), ("[Self]", true), ("(Self) -> Void", true), ("Self?", true), ("Thing", false),
    ("Set<Self>", true),
  ])
  func contains(_ type: String, _ expected: Bool) throws {
    let isFound = try ProtocolFixture.type(type).contains {
      $0 == .named("Self", arguments: [])
    }
    #expect(isFound == expected)
  }
}
