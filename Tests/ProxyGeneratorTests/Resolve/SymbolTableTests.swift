import ProtocolModel
import Testing

@testable import ProxyGenerator

struct SymbolTableTests {
  private static let declarations = """
    class Tile {}
    enum Map {
      class Tile {}
      class Base: Root {}
      class View: Base {}
      enum Inner { protocol Delegate {} }
      protocol Delegate {}
    }
    class Root: NSObject {}
    protocol Delegate {}
    class Loop: Pool {}
    class Pool: Loop {}
    class Box<A>: Root {}
    class Names: Box<String>, Delegate {}
    typealias Alias = Root
    class Renamed: Alias {}
    class Alone {}
    """

  @Test(arguments: [
    ("Tile", [], "Tile"), ("Tile", ["Map"], "Map.Tile"), ("Tile", ["Map", "View"], "Map.Tile"),
    ("Map.Tile", [], "Map.Tile"), ("Map.Tile", ["Map"], "Map.Tile"), ("Tile", ["Other"], "Tile"),
    ("View", [], nil), ("Delegate", [], nil),
  ])
  func types(_ name: String, _ scope: [String], _ expected: String?) throws {
    let found = try ProtocolFixture.symbols(Self.declarations).lookUpType(name, inside: scope)
    #expect(found?.declaration.qualifiedName == expected)
  }

  @Test(arguments: [
    ("Delegate", [], "Delegate"), ("Delegate", ["Map"], "Map.Delegate"),
    ("Delegate", ["Map", "Inner"], "Map.Inner.Delegate"),
    ("Inner.Delegate", ["Map"], "Map.Inner.Delegate"),
    ("Tile", [], nil),
  ])
  func protocols(_ name: String, _ scope: [String], _ expected: String?) throws {
    let found = try ProtocolFixture.symbols(Self.declarations).lookUpProtocol(name, inside: scope)
    #expect(found?.declaration.qualifiedName == expected)
  }

  @Test(arguments: [
    ("Map.View", ["Map.Base", "Root", "NSObject"]), ("Names", ["Box", "Root", "NSObject"]),
    ("Renamed", ["Root", "NSObject"]), ("Loop", ["Pool"]), ("Alone", []), ("Unknown", []),
  ])
  func superclassNames(_ name: String, _ expected: [String]) throws {
    #expect(try ProtocolFixture.symbols(Self.declarations).superclassNames(of: name) == expected)
  }

  @Test(arguments: [
    ("extension Thing { var a: Int { 1 } }", AccessLevel.internal),
    ("public extension Thing { var a: Int { 1 } }", .public),
    ("public extension Thing { internal var a: Int { 1 } }", .internal),
    ("private extension Thing { var a: Int { 1 } }", .private),
  ])
  func aMemberIsAsVisibleAsItsExtension(_ text: String, _ expected: AccessLevel) throws {
    let symbols = try ProtocolFixture.symbols("class Thing { var b = 1 }\n\(text)")
    let type = try #require(symbols.lookUpType("Thing")?.declaration)
    let properties = symbols.properties(of: type)
    #expect(properties.map(\.declaration.name) == ["b", "a"])
    #expect(properties.last?.context.accessLevel == expected)
  }
}
