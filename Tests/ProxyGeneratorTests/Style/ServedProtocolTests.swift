import ProtocolModel
import Testing

@testable import ProxyGenerator

struct ServedProtocolTests {
  private func kind(_ requirement: String, in style: String) throws -> String {
    let fixture = try ProtocolFixture(
      requirements: "@objc optional \(requirement)", attributes: "@objc",
      inheriting: "NSObjectProtocol")
    let classified = try fixture.named().classified.served(by: .builtIn(style))
    return classified.requirements[0].kind.name
  }

  @Test(arguments: [
    ("func a()", "interceptable event", "event"), ("func a() -> Int", "answer", "computed answer"),
    ("func a(b: Int) -> Int", "keyed answer", "computed answer"),
    ("func a(b: Thing) -> Int", "answer", "computed answer"),
    ("func a(done: @escaping () -> Void)", "decision", "decision"),
  ])
  func kinds(_ requirement: String, _ rx: String, _ async: String) throws {
    #expect(try kind(requirement, in: "rx") == rx)
    #expect(try kind(requirement, in: "async") == async)
  }
}
