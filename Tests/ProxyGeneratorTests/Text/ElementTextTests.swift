import ProtocolModel
import Testing

@testable import ProxyGenerator

struct ElementTextTests {
  /// The first parameter is the sender.
  private func element(_ list: String) throws -> ElementText {
    let file = try ProtocolFixture.file("protocol P { func a(_ thing: Thing\(list)) }")
    let method = try #require(file.protocols.first?.requirements.first?.method)
    return ElementText(
      parameters: NamedParameter.named(method.parameters),
      payload: Array(method.parameters.indices.dropFirst()))
  }

  @Test(arguments: [
    ("", "Void", "()"), (", b: Int", "Int", "b"), (", b: Int!", "Int?", "b"),
    (", with b: Int, c: String?", "(b: Int, c: String?)", "(b: b, c: c)"),
    (", at _: Int, _: String!", "(at: Int, string: String?)", "(at: at, string: string)"),
    (", b: @escaping () -> Void", "() -> Void", "b"),
    (", b: @escaping () -> Void, c: Int", "(b: () -> Void, c: Int)", "(b: b, c: c)"),
    (", b: (x: Int, Int)", "(x: Int, Int)", "b"),
    (
      ", `in`: Int, `inout`: Int",
      "(in: Int, `inout`: Int)", "(in: `in`, `inout`: `inout`)"
    ),
    (", b: any Error", "any Error", "b"),
  ])
  func typeAndExpression(_ list: String, _ type: String, _ expression: String) throws {
    #expect(try element(list).type == type)
    #expect(try element(list).expression == expression)
  }

  @Test(arguments: [
    ("", nil), (", b: Int", "try castOrThrow(Int.self, $0[1])"),
    (", b: Int?", "try castOptionalOrThrow(Int.self, $0[1])"),
    (", b: NSString!", "try castOptionalOrThrow(NSString.self, $0[1])"),
    (", b: Any", "$0[1]"), (", b: Any?", "try castOptionalOrThrow(Any.self, $0[1])"),
    (", b: any Error", "try castOrThrow((any Error).self, $0[1])"),
    (", b: (any Error)?", "try castOptionalOrThrow((any Error).self, $0[1])"),
    (", b: (Int)", "try castOrThrow(Int.self, $0[1])"),
    (", b: [String: Int]", "try castOrThrow([String: Int].self, $0[1])"),
    (
      ", b: Int, c: Node?",
      "(b: try castOrThrow(Int.self, $0[1]), c: try castOptionalOrThrow(Node.self, $0[2]))"
    ),
  ])
  func cast(_ list: String, _ expected: String?) throws {
    #expect(try element(list).castExpression == expected)
  }
}
