import ProtocolModel
import Testing

@testable import ProxyGenerator

struct HandlerCallTests {
  @Test(arguments: [
    ("done: @escaping (Int) -> Void", "done(0)"), ("done: ((Int) -> Void)?", "done?(0)"),
    ("done: ((Int) -> Void)!", "done?(0)"), ("`in`: @escaping (Int) -> Void", "`in`(0)"),
  ])
  func call(_ parameter: String, _ expected: String) throws {
    let file = try ProtocolFixture.file("protocol P { func a(\(parameter)) }")
    let method = try #require(file.protocols.first?.requirements.first?.method)
    let handler = try #require(NamedParameter.named(method.parameters).first)
    #expect(HandlerCall(handler).text(["0"]) == expected)
  }

  @Test(arguments: [
    ("() -> Void", []), ("(Int) -> Void", ["value"]), ("(Int, Int) -> Void", ["value1", "value2"]),
    ("(_ count: Int, Int) -> Void", ["count", "value2"]), ("(_ _: Int) -> Void", ["value"]),
    ("(_ in: Int, _ default: Int) -> Void", ["`in`", "`default`"]),
    ("(_ done: Int, _ once: Int) -> Void", ["doneValue", "onceValue"]),
    ("(_ a: Int, _ a: Int) -> Void", ["a", "aValue"]),
  ])
  func names(_ type: String, _ expected: [String]) throws {
    guard case .function(let function) = try ProtocolFixture.type("@escaping \(type)").bare else {
      Issue.record("no function type")
      return
    }
    #expect(HandlerCall.names(of: function, avoiding: ["done", "once"]) == expected)
  }
}
