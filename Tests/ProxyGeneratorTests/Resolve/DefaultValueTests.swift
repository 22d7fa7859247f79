import ProtocolModel
import Testing

@testable import ProxyGenerator

struct DefaultValueTests {
  private static let declarations = """
    class Node {}
    struct Point {}
    enum Mode { case slow }
    struct Flags: OptionSet { let rawValue: Int }
    typealias Name = String
    typealias Maybe = Point?
    typealias Loop = Loop
    enum Map { struct Layers: OptionSet { let rawValue: Int } }
    """

  private func inferred(_ type: String, inside scope: [String] = []) throws -> String? {
    let symbols = try ProtocolFixture.symbols(Self.declarations)
    return TypeKnowledge(symbols: symbols)
      .inferredDefault(of: try ProtocolFixture.type(type), inside: scope)
  }

  @Test(arguments: [
    ("Int", "0"), ("UInt8", "0"), ("Double", "0"), ("CGFloat", "0"), ("TimeInterval", "0"),
    ("Decimal", "0"), ("Float80", "0"), ("Bool", "false"), ("String", "\"\""),
    ("Substring", "\"\""), ("NSString", "\"\""), ("Int?", "nil"), ("Point?", "nil"),
    ("Node!", "nil"), ("Optional<Point>", "nil"), ("Maybe", "nil"), ("[Point]", "[]"),
    ("Array<Point>", "[]"), ("ContiguousArray<Int>", "[]"), ("Set<Int>", "[]"),
    ("[String: Point]", "[:]"), ("Dictionary<String, Int>", "[:]"), ("Data", "Data()"),
    ("IndexSet", "IndexSet()"), ("CharacterSet", "CharacterSet()"), ("Void", "()"), ("()", "()"),
    ("Flags", "[]"), ("Map.Layers", "[]"), ("Name", "\"\""), ("(Int)", "0"), ("Swift.Int", "0"),
    ("Swift.Bool", "false"), ("Swift.Void", "()"), ("Swift.String", "\"\""),
    ("Foundation.Data", "Data()"),
  ])
  func followsFromTheType(_ type: String, _ expected: String) throws {
    #expect(try inferred(type) == expected)
  }

  @Test(arguments: [
    "Point", "Node", "Mode", "Unknown", "Date", "URL", "UUID", "CGRect", "Any", "AnyObject",
    "AnyHashable", "NSNumber", "Error", "any Error", "() -> Void", "(Int, Int)", "Int.Type",
    "Character", "Loop", "Result<Int, any Error>", "Layers",
  ])
  func anyOtherWouldBeAGuess(_ type: String) throws {
    #expect(try inferred(type) == nil)
  }

  @Test func looksUpFromTheInside() throws {
    #expect(try inferred("Layers", inside: ["Map"]) == "[]")
  }

  @Test func theInputsKnowBetter() throws {
    let knowledge = TypeKnowledge(symbols: try ProtocolFixture.symbols("struct Int {}"))
    #expect(knowledge.inferredDefault(of: try ProtocolFixture.type("Int"), inside: []) == nil)
  }
}
