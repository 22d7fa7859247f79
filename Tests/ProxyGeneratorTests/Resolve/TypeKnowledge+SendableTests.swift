import Testing

@testable import ProxyGenerator

struct TypeKnowledgeSendableTests {
  private static let declarations = """
    public enum Shown { case a }
    public enum Sent: Sendable { case a }
    enum Inner { case a }
    enum Payload { case a(Int) }
    struct Point {}
    struct Place: Sendable {}
    struct Late {}
    extension Late: @unchecked Sendable {}
    struct Pair<Value> {}
    extension Pair: Sendable where Value: Sendable {}
    class Node {}
    final class Leaf: Sendable {}
    @MainActor class Screen {}
    class Panel: UIView {}
    class Action: NSObject, UIAccessibilityIdentification {}
    class Drawer: NSObject, UITextInputTraits {}
    actor Worker {}
    protocol Visitor {}
    protocol Courier: Sendable {}
    protocol Fault: Error {}
    @MainActor protocol Showing {}
    typealias Name = String
    typealias Handler = @Sendable (Int) -> Void
    """

  private func isSendable(_ type: String) throws -> Bool {
    let knowledge = TypeKnowledge(symbols: try ProtocolFixture.symbols(Self.declarations))
    return knowledge.isSendable(try ProtocolFixture.type(type), inside: [])
  }

  @Test(arguments: [
    "Int", "String?", "[URL]", "[String: Date]", "(Int, name: String)", "Set<UUID>", "Swift.Int",
    "any Error", "(any Error)?", "Error", "Result<Int, any Error>", "CGPoint", "URLSessionTask",
    "Sent", "Inner", "Place", "Late", "Leaf", "Screen", "Panel", "Drawer", "UIView", "Worker",
    "Courier",
    "any Fault", "Visitor & Courier", "Name", "Handler", "@Sendable () -> Int",
    "@MainActor @Sendable () -> Void", "Int!", "Void",
  ])
  func isKnown(_ type: String) throws { #expect(try isSendable(type)) }

  @Test(arguments: [
    "Shown", "Payload", "Point", "Pair<Int>", "Node", "Action", "Visitor", "any Visitor", "Unknown",
    "() -> Void", "[Node]", "Node?", "(Int, Node)", "[String: Any]", "Any", "NSObject", "Int.Type",
    "Array<Node>", "@MainActor () -> Void", "Showing", "any Showing", "UITableViewDelegate",
    "any UIDropSession",
    "UIBackgroundConfiguration",
  ])
  func isNotKnown(_ type: String) throws { #expect(try !isSendable(type)) }
}
