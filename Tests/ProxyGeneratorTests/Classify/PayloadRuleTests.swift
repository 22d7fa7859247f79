import ProtocolModel
import Testing

@testable import ProxyGenerator

struct PayloadRuleTests {
  private static let declarations = """
    typealias Callback = () -> Void
    typealias MaybeCallback = Callback?
    enum Map { typealias Callback2 = () -> Void }
    """

  private func rule() throws -> PayloadRule {
    let symbols = try ProtocolFixture.symbols(Self.declarations)
    return PayloadRule(knowledge: TypeKnowledge(symbols: symbols), scope: ["Map"])
  }

  private func parameters(_ list: String) throws -> [Parameter] {
    let file = try ProtocolFixture.file("protocol P { func a(\(list)) }")
    return try #require(file.protocols.first?.requirements.first?.method).parameters
  }

  @Test(arguments: [
    ("b: () -> Void", true), ("b: (() -> Void)", true), ("b: Callback", true),
    ("b: Callback2", true),
    ("b: @Sendable () -> Void", true), ("b: @autoclosure () -> Int", true),
    ("b: @escaping () -> Void", false), ("b: (() -> Void)?", false),
    ("b: @escaping Callback", false),
    ("b: Callback?", false), ("b: MaybeCallback", false), ("b: [Callback]", false),
    ("b: Int", false),
  ])
  func nonescaping(_ parameter: String, _ expected: Bool) throws {
    #expect(try rule().isNonescapingClosure(try parameters(parameter)[0]) == expected)
  }

  @Test(arguments: [
    ("b: @escaping () -> Void", [0]), ("b: Int, c: Callback?", [1]), ("b: MaybeCallback", [0]),
    ("b: @escaping Unknown", [0]), ("b: @escaping Callback2", [0]),
    ("b: () -> Void", []), ("b: @escaping () -> Int", []), ("b: Callback?, c: Int", [0]),
    ("b: Callback?, c: Int, d: Callback?", [0, 2]), ("b: @autoclosure @escaping () -> Void", []),
    ("b: inout Callback", []), ("b: Unknown?", []), ("", []),
  ])
  func completionHandlers(_ list: String, _ expected: [Int]) throws {
    let parameters = try parameters(list)
    let found = try rule().completionHandlers(
      in: parameters, payload: Array(parameters.indices))
    #expect(found.map(\.index) == expected)
  }

  /// A closure that isn't part of the payload is no handler.
  @Test func onlyThePayloadCounts() throws {
    let parameters = try parameters("b: Int, c: @escaping () -> Void")
    #expect(try rule().completionHandlers(in: parameters, payload: [0]).isEmpty)
  }

  @Test func theFirstObstacleIsSaid() throws {
    let parameters = try parameters("b: Int, c: UnsafePointer<Int>, d: inout Int")
    #expect(try rule().obstacleToEmitting(parameters) == .takesPointer)
    #expect(try rule().obstacleToEmitting(Array(parameters.prefix(1))) == nil)
  }
}
