import ProtocolModel
import Testing

@testable import ProxyGenerator

struct TypeKnowledgeAvailabilityTests {
  private static let declarations = """
    class Thing {}
    @available(iOS 17, *) class New {}
    @available(*, deprecated) struct Old {}
    @available(iOS 9, *) class Settled {}
    @available(iOS 17, *) protocol Fresh {}
    typealias Alias = [New]
    typealias Plain = [Thing]
    enum Outer { @available(iOS 17, *) struct Inner {} }
    """

  @Test(arguments: [
    ("Int", false), ("Thing", false), ("New", true), ("Old?", true), ("[String: New]", true),
    ("(New) -> Void", true), ("(Int) -> Thing", false), ("any Fresh", true), ("Settled", false),
    ("Alias", true), ("Plain", false), ("Outer.Inner", true), ("Unheard", true),
    ("AttributedString", true), ("(any Error)?", false), ("UIView", false),
  ])
  func mayBeLimited(_ type: String, _ expected: Bool) throws {
    let knowledge = TypeKnowledge(symbols: try ProtocolFixture.symbols(Self.declarations))
    let reference = try ProtocolFixture.type(type)
    #expect(knowledge.mayBeLimited(reference, inside: []) == expected)
  }
}
