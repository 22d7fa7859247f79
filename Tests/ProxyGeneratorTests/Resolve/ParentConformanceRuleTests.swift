import ProtocolModel
import Testing

@testable import ProxyGenerator

/// When a parent gets RxCocoa's `HasDelegate` or `HasDataSource`.
struct ParentConformanceRuleTests {
  private static let delegate = "public protocol ThingDelegate: AnyObject { func end() }"

  private func mayConform(_ parent: String) throws -> Bool {
    try ProtocolFixture("\(Self.delegate)\n\(parent)").parent().mayConform
  }

  @Test(arguments: [
    "class Thing { weak var delegate: ThingDelegate? }",
    "class Thing { weak var delegate: (any ThingDelegate)? }",
    "class Thing { weak var dataSource: ThingDelegate? }",
    "public class Thing { public weak var delegate: ThingDelegate? }",
    "open class Thing { public weak var delegate: ThingDelegate? }",
    "#if DEBUG\nclass Thing { weak var delegate: ThingDelegate? }\n#endif",
    "class Thing {}\nextension Thing { var delegate: ThingDelegate? { get { nil } set {} } }",
  ])
  func fits(_ parent: String) throws {
    #expect(try mayConform(parent))
  }

  @Test(arguments: [
    // Another name, or not `P?`.
    "class Thing { weak var listener: ThingDelegate? }",
    "class Thing { weak var delegate: ThingDelegate! }",
    "class Thing { unowned var delegate: ThingDelegate }",
    "class Thing { weak var delegate: (ThingDelegate & AnyObject)? }",
    // Less visible than the class, or not always there.
    "public class Thing { weak var delegate: ThingDelegate? }",
    "class Thing {\n#if DEBUG\nweak var delegate: ThingDelegate?\n#endif\n}",
    // Isolated.
    "@MainActor class Thing { weak var delegate: ThingDelegate? }",
    "class Thing: UIView { weak var delegate: ThingDelegate? }",
    // It conforms already, or a superclass does.
    "class Thing: HasDelegate { weak var delegate: ThingDelegate? }",
    "class Thing { weak var delegate: ThingDelegate? }\nextension Thing: HasDelegate {}",
    "class Base: HasDelegate {}\nclass Thing: Base { weak var delegate: ThingDelegate? }",
    // The associated type is taken, or the class mentions one of that name.
    "class Thing { weak var delegate: ThingDelegate?; class Delegate {} }",
    "class Thing { weak var delegate: ThingDelegate?; typealias Delegate = ThingDelegate }",
    "protocol Delegate {}\nclass Thing { weak var delegate: ThingDelegate? }",
    "enum Map { struct Delegate {}; class Thing { weak var delegate: ThingDelegate? } }",
  ])
  func doesNotFit(_ parent: String) throws {
    #expect(try !mayConform(parent))
  }

  @Test func aNestedProtocolOfThatNameWouldBeHidden() throws {
    let fixture = try ProtocolFixture(
      """
      enum Map {
        protocol Delegate: AnyObject { func end() }
        class View { weak var delegate: (any Delegate)? }
      }
      """)
    #expect(try !fixture.parent(of: "Map.Delegate").mayConform)
  }

  /// A conformance of a foreign type to a foreign protocol is nobody's to declare.
  @Test func neverForAnotherModule() throws {
    let text = "class Thing { weak var delegate: ThingDelegate? }\n\(Self.delegate)"
    let fixture = ProtocolFixture(
      files: [try ProtocolFixture.file(text, path: "<module Things>", module: "Things")])
    #expect(try !fixture.parent().mayConform)
  }
}
