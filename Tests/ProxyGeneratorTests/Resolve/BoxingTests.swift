import ProtocolModel
import Testing

@testable import ProxyGenerator

struct BoxingTests {
  private static let declarations = """
    class Node {}
    actor Worker {}
    struct Point {}
    enum Mode { case slow }
    protocol Visitor {}
    typealias Name = String
    typealias Level = Mode
    typealias Loop = Loop
    enum Map { class Layer {}; struct Tile {}; protocol Reader {} }
    """

  private func survives(_ type: String, inside scope: [String] = []) throws -> Bool {
    let symbols = try ProtocolFixture.symbols(Self.declarations)
    return TypeKnowledge(symbols: symbols)
      .survivesBoxing(try ProtocolFixture.type(type), inside: scope)
  }

  @Test(arguments: [
    "Int", "Int8", "UInt64", "Float", "Double", "CGFloat", "TimeInterval", "NSInteger", "Bool",
    "String", "Data", "Date", "URL", "UUID", "IndexPath", "IndexSet", "Decimal", "Locale", "Error",
    "any Error", "Any", "AnyObject", "NSObject", "NSNumber", "NSString", "NSError", "UIView",
    "URLSession", "HTTPURLResponse", "Node", "Worker", "Visitor", "any Visitor", "any Unknown",
    "Map.Layer", "Map.Reader", "Name", "(Name)", "[Mode]", "[Unknown]", "[String: Point]",
    "Set<Mode>", "Array<Point>", "Dictionary<String, Point>", "Unknown?", "Unknown!", "Node?",
    "Visitor?", "(any Visitor & Hashable)?", "Optional<Unknown>", "[Mode]?", "Any?", "Swift.Int",
    "Foundation.Data", "UIKit.UIView",
  ])
  func comesBackAsItWent(_ type: String) throws {
    #expect(try survives(type))
  }

  @Test(arguments: [
    "Mode", "Point", "Level", "Map.Tile", "Unknown", "Unknown.Thing", "CGRect", "NSRange",
    "Selector", "AnyClass", "Selector?", "AnyClass?", "ObjectiveC.Selector?", "Character",
    "Float16", "Float80", "UnsafePointer<Int>", "UnsafeMutableRawPointer?", "OpaquePointer?",
    "Swift.UnsafePointer<Swift.Int>?", "() -> Void", "(() -> Void)?", "Optional<() -> Void>",
    "((Int) -> Void)!", "Int.Type", "Node.Type?", "Visitor.Protocol?", "(Int, Int)", "Loop",
    "Visitor & Hashable", "Range<Int>",
  ])
  func getsABody(_ type: String) throws {
    #expect(try !survives(type))
  }

  @Test(arguments: [("Layer", true), ("Tile", false), ("Reader", true)])
  func looksUpFromTheInside(_ type: String, _ expected: Bool) throws {
    #expect(try survives(type, inside: ["Map"]) == expected)
  }

  /// A declaration of the inputs hides the well-known type of that name.
  @Test(arguments: ["URLSession", "UIView"])
  func theInputsKnowBetter(_ name: String) throws {
    let symbols = try ProtocolFixture.symbols("struct \(name) {}")
    #expect(
      !TypeKnowledge(symbols: symbols).survivesBoxing(try ProtocolFixture.type(name), inside: []))
  }
}
