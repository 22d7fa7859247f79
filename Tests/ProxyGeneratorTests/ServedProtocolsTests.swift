import ProtocolModel
import TemplateEngine
import Testing

@testable import ProxyGenerator

struct ServedProtocolsTests {
  /// What is served, and `rule: name` of each error.
  private func run(
    _ reach: FaultReach = .itsProtocol, _ texts: String...
  ) throws -> (names: [String], faults: [String], protocols: [NamedProtocol]) {
    let files = try texts.enumerated().map { try ProtocolFixture.file($1, path: "\($0).swift") }
    let configuration = GeneratorConfiguration(
      styles: [.rx], faultReach: reach, templates: TemplateLibrary([:]), maker: Maker(version: "1"))
    let run = ProxyGenerator.served(Inputs(files), configuration)[0]
    let faults = run.findings.findings.filter { $0.diagnostic.severity == .error }
      .map { "\($0.diagnostic.rule): \($0.subject?.name ?? "the run")" }
    return (run.protocols.map(\.subject.name), faults, run.protocols)
  }

  private static let bell =
    "class Bell { weak var delegate: BellDelegate? }\nprotocol BellDelegate: AnyObject { func a() }\n"

  @Test(arguments: [
    ("protocol GongDelegate { func a() }", "no-parent"),
    (
      "class Gong { var delegate: GongDelegate? }\nprotocol GongDelegate { func a() -> Tone }",
      "missing-default"
    ),
    (
      "class Gong { var delegate: GongDelegate? }\nprotocol GongDelegate { init() }",
      "impossible-requirement"
    ),
    ("// proxygen:parent UITableView\nprotocol GongDelegate { func a() }", "owned-pair"),
    (
      "class Gong { var delegate: GongDelegate? }\n// proxygen:nme A\nprotocol GongDelegate {}",
      "unknown-directive"
    ),
    (
      "class Gong: NSObject { var delegate: GongDelegate? }\nclass Base {}\n"
        + "protocol GongDelegate: Base { func a() }", "class-constraint"
    ),
    (
      "class Gong { var delegate: GongDelegate? }\nprotocol GongDelegate {\n"
        + "// proxygen:name a b\nfunc a()\n}", "invalid-name"
    ),
  ])
  func aFaultStaysWithItsProtocol(_ text: String, _ rule: String) throws {
    let (names, faults, _) = try run(.itsProtocol, Self.bell + text)
    #expect(names == ["BellDelegate"])
    #expect(faults == ["\(rule): GongDelegate"])
  }

  @Test func ofTwoOfOneNameTheFirstIsServed() throws {
    let other =
      "enum Bell2 { class Ring { weak var delegate: Delegate? }\n"
      + "// proxygen:name RxBellDelegateProxy\nprotocol Delegate: AnyObject { func b() } }"
    let (names, faults, _) = try run(.itsProtocol, Self.bell, other)
    #expect(names == ["BellDelegate"])
    #expect(faults == ["same-proxy: Bell2.Delegate"])
    #expect(try run(.itsProtocol, other, Self.bell).names == ["Bell2.Delegate"])
  }

  /// The first one of the name has another fault, so that nothing stands in the second one's way.
  @Test func whatIsLeftOutClashesWithNothing() throws {
    let faulty =
      "protocol BellDelegate { func a() -> Tone }\n"
      + "class Chime { var delegate: BellDelegate? }\n"
    let (names, faults, _) = try run(
      .itsProtocol, "enum A { \(faulty) }",
      "enum B { // proxygen:name RxABellDelegateProxy\n"
        + "protocol BellDelegate { func a() }\nclass Chime { var delegate: BellDelegate? } }")
    #expect(names == ["B.BellDelegate"])
    #expect(faults == ["missing-default: A.BellDelegate"])
  }

  /// Two requirements of one name are told apart, in front of one parent.
  @Test func whatIsLeftOutHasNoSayInNames() throws {
    let start = """
      class Bell { weak var delegate: BellDelegate?; weak var dataSource: BellDataSource? }
      protocol BellDelegate: AnyObject { func bellDidRing(_ bell: Bell) }
      protocol BellDataSource: AnyObject { func bellDidRing(_ bell: Bell)

      """
    let both = try run(.itsProtocol, "\(start)}")
    #expect(both.protocols.first?.members == ["delegateDidRing"])
    let one = try run(.itsProtocol, "\(start) func tone() -> Tone }")
    #expect(one.names == ["BellDelegate"])
    #expect(one.protocols.first?.members == ["didRing"])
  }

  @Test func oneOfTwoParentsIsLeftOut() throws {
    let (names, faults, protocols) = try run(
      .itsProtocol,
      """
      class Front { weak var delegate: DoorDelegate? }
      class Back<T> { weak var delegate: DoorDelegate? }
      // proxygen:parent Front
      // proxygen:parent Back
      protocol DoorDelegate: AnyObject { func a() }
      """)
    #expect(names == ["DoorDelegate"])
    #expect(protocols.map(\.classified.resolved.parent.type) == ["Front"])
    #expect(faults == ["unusable-parent: DoorDelegate"])
  }

  @Test func anErrorThatReachesTheRunLeavesOutNothing() throws {
    let text =
      Self.bell
      + "class Gong { var delegate: GongDelegate? }\nprotocol GongDelegate { func a() -> Tone }"
    let (names, faults, _) = try run(.wholeRun, text)
    #expect(names == ["BellDelegate", "GongDelegate"])
    #expect(faults == ["missing-default: GongDelegate"])
  }
}
