import ProtocolModel
import Testing

@Suite struct TypeReferenceTests {
  private static let a = TypeReference.named("A", arguments: [])
  private static let b = TypeReference.named("B", arguments: [])
  private static let action = TypeReference.function(
    TypeReference.FunctionType(parameters: [], result: a))

  private static let printed: [(TypeReference, String)] = [
    (a, "A"),
    (.named("A", arguments: [b]), "A<B>"),
    (.named("A", arguments: [a, b]), "A<A, B>"),
    (.member(a, "B", arguments: []), "A.B"),
    (.member(.named("A", arguments: [b]), "C", arguments: [a, b]), "A<B>.C<A, B>"),
    (.optional(a), "A?"),
    (.optional(.optional(a)), "A??"),
    (.implicitlyUnwrapped(a), "A!"),
    (.array(.optional(a)), "[A?]"),
    (.optional(.array(a)), "[A]?"),
    (.dictionary(key: a, value: .array(b)), "[A: [B]]"),
    (.tuple([]), "()"),
    (.tuple([.init(type: a), .init(type: b)]), "(A, B)"),
    (.tuple([.init(label: "x", type: a)]), "(x: A)"),
    (.tuple([.init(label: "_", secondName: "x", type: a, isVariadic: true)]), "(_ x: A...)"),
    (.parenthesized(a), "(A)"),
    (.composition([a, b]), "A & B"),
    (.existential(a), "any A"),
    (.existential(.composition([a, b])), "any A & B"),
    (.opaque(a), "some A"),
    (.metatype(a, suffix: "Type"), "A.Type"),
    (.metatype(.optional(a), suffix: "Protocol"), "A?.Protocol"),
    (action, "() -> A"),
    (.attributed(specifiers: ["inout"], attributes: [], a), "inout A"),
    (.attributed(specifiers: [], attributes: ["@escaping"], action), "@escaping () -> A"),
    (.attributed(specifiers: ["sending"], attributes: ["@X"], a), "sending @X A"),
    (.other("~Copyable"), "~Copyable"),
    // A postfix takes parentheses along where it would bind to the last part only.
    (.optional(action), "(() -> A)?"),
    (.implicitlyUnwrapped(.composition([a, b])), "(A & B)!"),
    (.optional(.existential(a)), "(any A)?"),
    (.optional(.opaque(a)), "(some A)?"),
    (.metatype(.existential(a), suffix: "Type"), "(any A).Type"),
    (.optional(.attributed(specifiers: [], attributes: ["@X"], a)), "(@X A)?"),
    (.optional(.parenthesized(action)), "(() -> A)?"),
    (.array(.existential(a)), "[any A]"),
  ]

  @Test(arguments: printed) func printsAsSwift(_ type: TypeReference, _ text: String) {
    #expect(type.description == text)
  }

  @Test(arguments: [
    (Effects(), "() -> A"),
    (Effects(isAsync: true), "() async -> A"),
    (Effects(throwing: .any), "() throws -> A"),
    (Effects(throwing: .rethrowing), "() rethrows -> A"),
    (Effects(isAsync: true, throwing: .typed(.other("E"))), "() async throws(E) -> A"),
  ])
  func printsEffects(_ effects: Effects, _ text: String) {
    let function = TypeReference.FunctionType(parameters: [], effects: effects, result: Self.a)
    #expect(function.description == text)
  }

  @Test func printsFunctionParameters() {
    let function = TypeReference.FunctionType(
      parameters: [
        .init(label: "_", secondName: "x", type: Self.a), .init(type: Self.b, isVariadic: true),
      ], result: .function(TypeReference.FunctionType(parameters: [], result: .tuple([]))))
    #expect(function.description == "(_ x: A, B...) -> () -> ()")
  }
}
