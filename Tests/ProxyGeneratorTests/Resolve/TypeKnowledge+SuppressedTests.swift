import ProtocolModel
import Testing

@testable import ProxyGenerator

struct TypeKnowledgeSuppressedTests {
  private func knowledge() throws -> TypeKnowledge {
    TypeKnowledge(
      symbols: try ProtocolFixture.symbols(
        """
        struct Ticket: Sendable, ~Copyable {}
        enum Window: ~Escapable { case open }
        struct Slot<Item: ~Copyable>: ~Copyable {}
        typealias Pair = (Int, Ticket)
        protocol Lock: ~Copyable {}
        struct Page {}
        """))
  }

  @Test(arguments: [
    ("Int", true), ("Page", true), ("Unknown", true), ("[Page]", true), ("Ticket", false),
    ("Ticket?", false), ("Slot<Int>", false), ("Pair", false), ("(Int, Ticket)", false),
    ("any Lock & ~Copyable", false), ("any Lock", true), ("Window", false), ("Span<Int>", false),
    ("MutableSpan<Int>", false), ("(Ticket) -> Void", true), ("Ticket.Type", true),
  ])
  func whatCanBeKept(_ type: String, _ expected: Bool) throws {
    #expect(try knowledge().canBeKept(ProtocolFixture.type(type), inside: []) == expected)
  }

  @Test(arguments: [
    ("Window", true), ("Span<Int>", true), ("Swift.RawSpan", true), ("Ticket", false),
    ("MutableSpan<Int>", true), ("Int", false),
  ])
  func whatCanNotEscape(_ type: String, _ expected: Bool) throws {
    #expect(try knowledge().isNonescapable(ProtocolFixture.type(type), inside: []) == expected)
  }
}
