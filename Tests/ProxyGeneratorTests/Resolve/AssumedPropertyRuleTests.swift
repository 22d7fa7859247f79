import Testing

@testable import ProxyGenerator

struct AssumedPropertyRuleTests {
  @Test(arguments: [
    ("class Bell {}", true),
    ("class Bell: UIView {}", true),
    ("class Bell: Ringing {}\nprotocol Ringing {}", true),
    ("class Bell: Base {}\nclass Base: NSObject { var dataSource: Int { 1 } }", true),
    ("class Bell { weak var delegate: AnyObject? }", false),
    ("class Bell {}\nextension Bell { var delegate: AnyObject? { nil } }", false),
    ("class Bell: Base {}\nclass Base { weak var delegate: AnyObject? }", false),
    ("class Bell: UIScrollView {}", false),
    ("class Bell: Base {}\nclass Base: Unknown {}", false),
    ("class Gong {}", false),
  ])
  func isMissing(_ text: String, _ expected: Bool) throws {
    let rule = AssumedPropertyRule(symbols: try ProtocolFixture.symbols(text))
    #expect(rule.isMissing("delegate", in: "Bell") == expected)
  }
}
