import ProtocolModel
import Testing

@testable import ProxyGenerator

struct AliasExpansionTests {
  private static let declarations = """
    struct Point {}
    typealias Name = String
    typealias FullName = Name
    typealias Names = [Name]
    typealias Done = ((Name) -> Void)?
    typealias Box<Value> = [Value]
    typealias Loop = Pool
    typealias Pool = Loop
    typealias Tower = [Tower]
    typealias Twins = (Twins, Twins)?
    enum Map {
      typealias Handler = Callback
      typealias Callback = (Tile) -> Void
      struct Tile {}
      typealias MaybeTile = Tile?
    }
    typealias Foundation2 = Foundation.URL
    """

  private func expansion(inside scope: [String] = []) throws -> AliasExpansion {
    AliasExpansion(symbols: try ProtocolFixture.symbols(Self.declarations), scope: scope)
  }

  @Test(arguments: [
    ("Int", "Int"), ("Point", "Point"), ("Name", "String"), ("FullName", "String"),
    ("[FullName: Name?]", "[String: String?]"), ("Names", "[String]"),
    ("Done", "((String) -> Void)?"), ("(Name, value: Names)", "(String, value: [String])"),
    ("Set<Name>", "Set<String>"), ("@escaping (Name) -> Void", "@escaping (String) -> Void"),
    ("any Sequence<Name>", "any Sequence<String>"), ("inout Name", "inout String"),
    ("Map.Handler", "(Map.Tile) -> Void"), ("Box<Name>", "Box<String>"), ("Box", "Box"),
  ])
  func writesOut(_ type: String, _ expected: String) throws {
    let expanded = try expansion().expanded(try ProtocolFixture.type(type))
    #expect(expanded.description == expected)
  }

  @Test(arguments: [
    ("Swift.Int", "Int"), ("[Swift.String: Foundation.URL?]", "[String: URL?]"),
    ("Swift.Set<Swift.Int>", "Set<Int>"), ("Swift.Optional<Name>", "Optional<String>"),
    ("Other.Int", "Other.Int"), ("Foundation2", "URL"),
  ])
  func leavesWellKnownModulesOut(_ type: String, _ expected: String) throws {
    let expanded = try expansion().expanded(try ProtocolFixture.type(type))
    #expect(expanded.description == expected)
  }

  @Test func aTypeWithTheNameOfAModuleIsNoModule() throws {
    let symbols = try ProtocolFixture.symbols("enum Swift { struct Int {} }")
    let expansion = AliasExpansion(symbols: symbols, scope: [])
    #expect(expansion.expanded(try ProtocolFixture.type("Swift.Int")).description == "Swift.Int")
  }

  @Test(arguments: [
    (["Map"], "Handler", "(Map.Tile) -> Void"), ([], "Handler", "Handler"),
    (["Map", "View"], "Handler", "(Map.Tile) -> Void"),
  ])
  func looksUpFromTheInside(_ scope: [String], _ type: String, _ expected: String) throws {
    let expanded = try expansion(inside: scope).expanded(try ProtocolFixture.type(type))
    #expect(expanded.description == expected)
  }

  /// An alias that contains itself is no Swift, but it is an input.
  @Test(arguments: [("Loop", "Loop"), ("Tower", "[Tower]"), ("Twins", "(Twins, Twins)?")])
  func stopsAtACycle(_ type: String, _ expected: String) throws {
    let expanded = try expansion().expanded(try ProtocolFixture.type(type))
    #expect(expanded.description == expected)
  }

  @Test func hostileAliasesEndSoon() throws {
    let doubling = (1...200).map { "typealias T\($0) = (T\($0 - 1), T\($0 - 1))" }
    let symbols = try ProtocolFixture.symbols(
      "typealias T0 = Int\n" + doubling.joined(separator: "\n"))
    let knowledge = TypeKnowledge(symbols: symbols)
    #expect(!knowledge.isValue(try ProtocolFixture.type("T200"), inside: []))
    #expect(knowledge.isValue(try ProtocolFixture.type("T3"), inside: []))
  }

  @Test(arguments: [
    ("Done", "((Name) -> Void)?"), ("Map.MaybeTile", "Map.Tile?"), ("Name", "Name"),
    ("Names", "Names"), ("[Done]", "[Done]"), ("Done?", "Done?"),
    ("inout Map.MaybeTile", "inout Map.Tile?"), ("(Map.MaybeTile)", "(Map.Tile?)"),
    ("Loop", "Loop"), ("Twins", "(Twins, Twins)?"),
  ])
  func showsOptionals(_ type: String, _ expected: String) throws {
    let shown = try expansion().showingOptional(try ProtocolFixture.type(type))
    #expect(shown.description == expected)
  }
}
