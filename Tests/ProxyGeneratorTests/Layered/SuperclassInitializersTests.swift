import ProtocolModel
import Testing

@testable import ProxyGenerator

struct SuperclassInitializersTests {
  private func labels(_ text: String, of name: String = "Thing") throws -> [String]? {
    let symbols = try ProtocolFixture.symbols(text)
    guard case .known(let members) = SuperclassInitializers(symbols: symbols).of(name) else {
      return nil
    }
    return members.map(\.declaration.parameters.labelList)
  }

  @Test(arguments: [
    ("class Thing { init(a: Int) {}; convenience init() { self.init(a: 1) } }", ["(a:)"]),
    ("class Thing { var a = 1 }", ["()"]),
    ("class Thing: Sendable { var a = 1 }", ["()"]),
    ("class Thing: NSObject {}", ["()"]),
    ("class Thing: UIView {}", ["(frame:)", "(coder:)"]),
    ("class Thing: UITableView {}", ["(frame:style:)", "(coder:)"]),
    ("class Thing: UIViewController {}", ["(nibName:bundle:)", "(coder:)"]),
    ("class Thing: UIView { init() { super.init(frame: .zero) } }", ["()", "(coder:)"]),
    ("class Thing: UITableViewCell {}", ["(style:reuseIdentifier:)", "(coder:)"]),
    (
      "class Thing: UIView { init() {}; required convenience init?(coder: NSCoder) {} }", ["()"]
    ),
    ("class Thing: NSObject, NSCoding {}", ["()", "(coder:)"]),
    ("class Thing: NSObject { @available(*, unavailable) init() {} }", []),
    ("class Thing: UIView { @available(*, unavailable) init(frame: CGRect) {} }", ["(coder:)"]),
    (
      "class Thing: UIView { init() {}; @available(*, unavailable) required init?(coder: NSCoder) {} }",
      ["()", "(coder:)"]
    ),
    (
      "protocol Made { init(by: Int) }; protocol Built: Made {}; class Base: NSObject, Built {}; "
        + "class Thing: Base { init(a: Int) {} }", ["(a:)", "(by:)"]
    ),
    ("class Base { init(a: Int) {} }; class Thing: Base { var b = 1 }", ["(a:)"]),
    (
      "class Base { init() {}; init(a: Int) {} }; "
        + "class Thing: Base { override convenience init(a: Int) { self.init() } }", ["()"]
    ),
    ("class Thing { private init(a: Int) {}; init(b: Int) {} }", ["(b:)"]),
  ])
  func designated(_ text: String, _ expected: [String]) throws {
    #expect(try labels(text) == expected)
  }

  @Test func foreignClassesAreKnownByName() throws {
    #expect(try labels("", of: "UIScrollView") == ["(frame:)", "(coder:)"])
    #expect(try labels("", of: "WKWebView") == ["(frame:configuration:)", "(coder:)"])
    #expect(try labels("", of: "NSTableView") == ["(frame:)", "(coder:)"])
  }

  @Test func aProtocolMakesWhatAClassDeclaresRequired() throws {
    let symbols = try ProtocolFixture.symbols(
      "protocol Made { init(by: Int) }; class Thing: NSObject, Made { init(by: Int) {}; init() {} }"
    )
    guard case .known(let members) = SuperclassInitializers(symbols: symbols).of("Thing") else {
      Issue.record("they must be known")
      return
    }
    #expect(members.map { $0.context.hasModifier("required") } == [true, false])
  }

  @Test func othersAreUnknown() throws {
    let symbols = try ProtocolFixture.symbols("class Thing: ABCWidget {}")
    #expect(SuperclassInitializers(symbols: symbols).of("Thing") == .unknown("ABCWidget"))
  }

  @Test func onlyPrivateOnesAreNone() throws {
    let symbols = try ProtocolFixture.symbols("class Thing { private init() {} }")
    #expect(SuperclassInitializers(symbols: symbols).of("Thing") == .none)
  }

  @Test func theConditionsOfTheClassAreThoseOfItsSubclass() throws {
    let symbols = try ProtocolFixture.symbols(
      "#if A\nclass Thing { init() {}\n#if B\ninit(b: Int) {}\n#endif\n}\n#endif")
    guard case .known(let members) = SuperclassInitializers(symbols: symbols).of("Thing") else {
      Issue.record("they must be known")
      return
    }
    #expect(members.map { $0.context.conditions.map(\.text) } == [[], ["B"]])
  }
}
