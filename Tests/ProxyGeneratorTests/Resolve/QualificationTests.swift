import ProtocolModel
import Testing

@testable import ProxyGenerator

struct QualificationTests {
  private static let declarations = """
    struct Tile {}
    enum Map {
      struct Camera { struct Lens {} }
      struct Tile {}
      protocol Delegate {}
      enum Inner { struct Tile {} }
      struct Failure: Error {}
    }
    """

  private func qualification(_ scope: [String]) throws -> Qualification {
    Qualification(symbols: try ProtocolFixture.symbols(Self.declarations), scope: scope)
  }

  @Test(arguments: [
    ("Camera", "Map.Camera"), ("Camera.Lens", "Map.Camera.Lens"), ("Tile", "Map.Tile"),
    ("Delegate", "Map.Delegate"), ("Map.Camera", "Map.Camera"), ("Int", "Int"),
    ("Unknown", "Unknown"), ("[Camera: Tile?]", "[Map.Camera: Map.Tile?]"),
    ("@escaping (Camera) -> Tile", "@escaping (Map.Camera) -> Map.Tile"),
    ("() throws(Failure) -> Void", "() throws(Map.Failure) -> Void"),
    ("any Delegate", "any Map.Delegate"), ("Box<Camera>", "Box<Map.Camera>"),
    ("(camera: Camera, Int)", "(camera: Map.Camera, Int)"), ("Camera.Type", "Map.Camera.Type"),
  ])
  func qualifiesWhatTheSurroundingsDeclare(_ type: String, _ expected: String) throws {
    let qualified = try qualification(["Map"]).applied(to: try ProtocolFixture.type(type))
    #expect(qualified.description == expected)
  }

  @Test(arguments: [
    ([], "Tile"), (["Map"], "Map.Tile"), (["Map", "Inner"], "Map.Inner.Tile"), (["Other"], "Tile"),
  ])
  func theInnermostCounts(_ scope: [String], _ expected: String) throws {
    let qualified = try qualification(scope).applied(to: try ProtocolFixture.type("Tile"))
    #expect(qualified.description == expected)
  }

  @Test(arguments: [
    ("T: Camera", "T: Map.Camera"), ("each T: Camera & Tile", "each T: Map.Camera & Map.Tile"),
    ("T == Camera.Lens, T: Int", "T == Map.Camera.Lens, T: Int"),
    ("T.Camera == Int", "T.Camera == Int"),
    ("CameraTile", "CameraTile"), ("", ""),
  ])
  func qualifiesText(_ text: String, _ expected: String) throws {
    #expect(try qualification(["Map"]).applied(toText: text) == expected)
  }

  /// Else it would be taken for no value at all.
  @Test func aVoidOfTheInputs() throws {
    let symbols = try ProtocolFixture.symbols("class Void {}")
    let type = try ProtocolFixture.type("(Void) -> Void")
    let qualified = Qualification(symbols: symbols, scope: ["Map"]).applied(to: type)
    #expect(qualified.description == "(`Void`) -> `Void`")
    #expect(try qualification(["Map"]).applied(to: type).description == "(Void) -> Void")
  }

  @Test func everythingOfARequirement() throws {
    let fixture = try ProtocolFixture(
      """
      \(Self.declarations)
      extension Map {
        class View { weak var delegate: ViewDelegate? }
        typealias Found = Camera?
        protocol ViewDelegate: AnyObject {
          func view(_ view: View, at tile: Tile) throws(Failure) -> Camera
          func view<Item: Delegate>(_ view: View, item: Item) where Item: Delegate
          func view<Tile>(_ view: View, shadowed: Tile)
          func view(_ view: View, found: Found) -> Found
          var tile: Tile { get throws(Failure) }
          var found: Found { get }
          subscript(tile: Tile) -> Camera { get }
        }
      }
      """)
    let name = "Map.ViewDelegate"
    func method(_ fullName: String) throws -> Method {
      try #require(try fixture.requirement(fullName, of: name).requirement.method)
    }
    // The protocol can't be served as a whole because of its subscript; it is looked at all the same.
    let first = try method("view(_:at:)")
    #expect(first.parameters.map(\.type.description) == ["Map.View", "Map.Tile"])
    #expect(first.effects.prefix == "throws(Map.Failure) ")
    #expect(first.returnType?.description == "Map.Camera")
    let generic = try method("view(_:item:)")
    #expect(generic.genericParameters.map(\.text) == ["Item: Map.Delegate"])
    #expect(generic.whereClause == "Item: Map.Delegate")
    #expect(try method("view(_:shadowed:)").parameters[1].type.description == "Tile")
    let found = try method("view(_:found:)")
    #expect(found.parameters[1].type.description == "Map.Camera?")
    #expect(found.returnType?.description == "Map.Camera?")
    let tile = try #require(try fixture.requirement("tile", of: name).requirement.property)
    #expect(tile.type?.description == "Map.Tile")
    #expect(tile.accessors.map(\.effects.prefix) == ["throws(Map.Failure) "])
    let property = try #require(try fixture.requirement("found", of: name).requirement.property)
    #expect(property.type?.description == "Map.Camera?")
  }
}
