import ProtocolModel
import Testing

@testable import ProxyGenerator

struct TypeKnowledgeTests {
  private static let declarations = """
    class Node: Hashable {}
    actor Worker {}
    struct Point {}
    struct Place: Hashable {}
    struct Spot: Codable, Hashable & Sendable {}
    struct Flags: OptionSet { let rawValue: Int }
    struct Late {}
    extension Late: Hashable {}
    struct Pair<Value> {}
    extension Pair: Hashable where Value: Hashable {}
    enum Mode { case slow, fast }
    enum Result { case failure(Int) }
    enum Found: Hashable { case at(Int) }
    protocol Visitor {}
    typealias Name = String
    typealias Spots = [Spot]
    typealias Done = () -> Void
    typealias MaybeDone = Done?
    typealias Tower = [Tower]
    typealias Self1 = Self1?
    enum Map { struct Tile: Hashable {}; class Layer {} }
    """

  private func knowledge() throws -> TypeKnowledge {
    TypeKnowledge(symbols: try ProtocolFixture.symbols(Self.declarations))
  }

  // MARK: Keys

  @Test(arguments: [
    "Int", "String", "Bool", "Date", "IndexPath", "URL", "UUID", "Selector", "AnyHashable",
    "Place", "Spot", "Flags", "Late", "Mode", "Found", "Name", "Spots", "Map.Tile", "[Int]",
    "[String: Place]", "Set<Int>", "Int?", "Optional<Int>", "Range<Int>", "Array<Mode>",
    "Swift.Int", "(Int)", "[[Mode?]]",
  ])
  func isAKey(_ type: String) throws {
    #expect(try knowledge().isHashableValue(try ProtocolFixture.type(type), inside: []))
  }

  @Test(arguments: [
    "Point", "Node", "Worker", "Result", "Visitor", "any Hashable", "Unknown", "CGRect", "Any",
    "NSNumber", "NSObject", "UIView", "(Int, Int)", "() -> Void", "Int.Type", "[Point]", "Point?",
    "Set<Point>", "[String: Point]", "[Point: String]", "Pair<Int>", "Tower", "Self1", "Int!",
    "Tile",
  ])
  func isNoKey(_ type: String) throws {
    #expect(try !knowledge().isHashableValue(try ProtocolFixture.type(type), inside: []))
  }

  // MARK: Values

  @Test(arguments: [
    "Int", "String", "Point", "Place", "Mode", "Result", "[Point]", "[String: Point]", "Point?",
    "(Int, Point)", "Spots", "Pair<Node>", "Map.Tile", "Range<Int>", "Foundation.Date",
  ])
  func isAValue(_ type: String) throws {
    #expect(try knowledge().isValue(try ProtocolFixture.type(type), inside: []))
  }

  @Test(arguments: [
    "Node", "Worker", "UIView", "NSObject", "Visitor", "any Visitor", "Unknown", "Any", "[Node]",
    "Node?", "[String: Node]", "(Int, Node)", "() -> Void", "Tower", "Self1", "Map.Layer",
    "Set<Unknown>",
  ])
  func isNoValue(_ type: String) throws {
    #expect(try !knowledge().isValue(try ProtocolFixture.type(type), inside: []))
  }

  // MARK: Classes and closures

  @Test(arguments: [
    ("Node", true), ("Worker", true), ("NSObject", true), ("UIView", true), ("URLSession", true),
    ("Map.Layer", true), ("Point", false), ("Mode", false), ("Visitor", false), ("Unknown", false),
    ("Node?", false), ("String", false), ("UIKit.UIView", true),
  ])
  func isAClass(_ type: String, _ expected: Bool) throws {
    #expect(try knowledge().isClass(try ProtocolFixture.type(type), inside: []) == expected)
  }

  @Test(arguments: [
    ("() -> Void", "() -> Void"), ("@escaping (Int) -> Void", "(Int) -> Void"),
    ("((Int) -> Void)?", "(Int) -> Void"), ("((Int) -> Void)!", "(Int) -> Void"),
    ("Done", "() -> Void"), ("MaybeDone", "() -> Void"), ("MaybeDone?", "() -> Void"),
    ("Optional<Done>", "() -> Void"), ("Int", nil), ("[Done]", nil), ("Self1", nil),
  ])
  func closureOf(_ type: String, _ expected: String?) throws {
    let function = try knowledge().functionType(of: try ProtocolFixture.type(type), inside: [])
    #expect(function?.description == expected)
  }

  @Test func looksUpFromTheInside() throws {
    let tile = try ProtocolFixture.type("Tile")
    #expect(try knowledge().isHashableValue(tile, inside: ["Map"]))
    #expect(try knowledge().isValue(tile, inside: ["Map", "View"]))
  }
}
