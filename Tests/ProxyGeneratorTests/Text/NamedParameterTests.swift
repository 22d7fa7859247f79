import ProtocolModel
import Testing

@testable import ProxyGenerator

struct NamedParameterTests {
  private func parameters(_ list: String, avoiding taken: Set<String> = []) throws
    -> [NamedParameter]
  {
    let file = try ProtocolFixture.file("protocol P { func a(\(list)) }")
    let method = try #require(file.protocols.first?.requirements.first?.method)
    return NamedParameter.named(method.parameters, avoiding: taken)
  }

  @Test(arguments: [
    ("_ thing: Thing, with value: Int", ["thing", "value"]), ("a: Int", ["a"]),
    ("at _: Int", ["at"]), ("_: Int", ["int"]), ("_: [Node]", ["nodes"]),
    ("_: UIView, _: UIView", ["view", "view2"]), ("_: Int, int: Int", ["int2", "int"]),
    ("_: () -> Void", ["handler"]), ("_: (Int, Int)", ["value"]),
    ("_: String?, _: (Int, Int)", ["string", "value"]),
    ("default _: Int", ["default"]), ("a _: Int, a _: Int", ["a", "a2"]),
  ])
  func everyParameterHasAName(_ list: String, _ expected: [String]) throws {
    #expect(try parameters(list).map(\.name) == expected)
    #expect(try parameters(list).map(\.local) == expected)
  }

  /// A body's own constants would hide them.
  @Test func avoidsNamesThatTheBodyDeclares() throws {
    let found = try parameters(
      "_ quiz: Quiz, check answer: Int, answerValue: Int, forwardee: Int",
      avoiding: ["answer", "forwardee"])
    #expect(found.map(\.name) == ["quiz", "answer", "answerValue", "forwardee"])
    #expect(found.map(\.local) == ["quiz", "answerValue2", "answerValue", "forwardeeValue"])
    #expect(
      found.map(\.declaration) == [
        "_ quiz: Quiz", "check answerValue2: Int", "answerValue: Int",
        "forwardee forwardeeValue: Int",
      ])
    #expect(
      found.map(\.argument)
        == ["quiz", "check: answerValue2", "answerValue: answerValue", "forwardee: forwardeeValue"])
  }

  @Test(arguments: [
    ("_ thing: Thing", "_ thing: Thing"), ("with value: Int", "with value: Int"),
    ("value: Int", "value: Int"), ("value value: Int", "value: Int"), ("_: Int", "_ int: Int"),
    ("at _: Int", "at: Int"), ("b: inout Int", "b: inout Int"), ("b: Int...", "b: Int..."),
    ("b: @escaping () -> Void", "b: @escaping () -> Void"),
    ("@Builder b: () -> Int", "@Builder b: () -> Int"),
    ("`for`: Int", "for: Int"), ("`inout`: Int", "`inout`: Int"), ("in b: Int!", "in b: Int!"),
  ])
  func declaration(_ list: String, _ expected: String) throws {
    #expect(try parameters(list).map(\.declaration) == [expected])
  }

  @Test(arguments: [
    ("_ thing: Thing", "thing"), ("with value: Int", "with: value"), ("value: Int", "value: value"),
    ("b: inout Int", "b: &b"), ("`default`: Int", "default: `default`"),
    ("_ message: @autoclosure () -> Int", "message()"),
    ("log message: @autoclosure @escaping () throws -> Int", "log: try message()"),
    ("log message: @autoclosure () async throws -> Int", "log: try await message()"),
  ])
  func argument(_ list: String, _ expected: String) throws {
    #expect(try parameters(list).map(\.argument) == [expected])
  }

  @Test(arguments: [
    ("b: Int", "Int"), ("b: Int!", "Int?"), ("b: inout Int", "inout Int"),
    ("b: @escaping () -> Void", "@escaping () -> Void"), ("b: inout Int!", "inout Int?"),
    ("b: @autoclosure @escaping () -> Int", "@escaping () -> Int"),
    ("b: @autoclosure () -> Int", "() -> Int"), ("b: (any Error)?", "(any Error)?"),
  ])
  func typeInAClosure(_ list: String, _ expected: String) throws {
    #expect(try parameters(list).map(\.closureParameterType) == [expected])
  }
}
