import ProtocolModel
import Testing

@testable import ProxyGenerator

struct OwnedPairRuleTests {
  private func owned(_ text: String) throws -> [String] {
    let fixture = try ProtocolFixture(text)
    try #require(fixture.protocols.count == 1, "\(fixture.messages)")
    return fixture.protocols.flatMap { OwnedPairRule().check($0) }
      .map { "\($0.diagnostic.severity.rawValue) \($0.diagnostic.rule)" }
  }

  @Test(arguments: [
    "protocol UITableViewDelegate { func tableView(_ tableView: UITableView, didSelect row: Int) }",
    "protocol UITableViewDataSource { func numberOfSections(_ tableView: UITableView) -> Int }",
    "protocol WKNavigationDelegate { func webView(_ webView: WKWebView, didFinish: Int) }",
    "// proxygen:parent UIScrollView\nprotocol ScrollDelegate { func didScroll() }",
    "class Grid: UICollectionView { var other = 1 }\n// proxygen:parent Grid\nprotocol D { func a() }",
    "class Base: UITabBar {}\nclass Bar: Base {}\n// proxygen:parent Bar\nprotocol D { func a() }",
  ])
  func rxCocoaServesIt(_ text: String) throws {
    #expect(try owned(text) == ["error owned-pair"])
  }

  @Test(arguments: [
    "protocol CLLocationManagerDelegate { func a(_ manager: CLLocationManager) }",
    "protocol WKUIDelegate { func webViewDidClose(_ webView: WKWebView) }",
    "protocol UITableViewDragDelegate { func tableView(_ tableView: UITableView, drag: Int) }",
    "class UITableView { weak var listener: TableDelegate? }\nprotocol TableDelegate: AnyObject { func a() }",
  ])
  func nobodyServesIt(_ text: String) throws {
    #expect(try owned(text) == [])
  }
}

struct SameProxyRuleTests {
  private static let parent = "class Thing { weak var delegate: ThingDelegate? }\n"
  private static let delegate = "protocol ThingDelegate: AnyObject { func a() }\n"

  private func diagnostics(_ texts: String...) throws -> [String] {
    let files = try texts.enumerated().map { try ProtocolFixture.file($1, path: "\($0).swift") }
    return SameProxyRule().check(ProtocolFixture(files: files).protocols).map(\.diagnostic.rule)
  }

  @Test func twoOfOneName() throws {
    #expect(
      try diagnostics(
        Self.parent + Self.delegate,
        "enum Map { protocol Delegate { func a(_ map: MKMap) } }\nprotocol MapDelegate { func a(_ map: MKMap) }"
      ) == ["same-proxy"])
  }

  @Test func aCommentTellsThemApart() throws {
    #expect(
      try diagnostics(
        "enum Map { protocol Delegate { func a(_ map: MKMap) } }\n"
          + "// proxygen:name RxOtherProxy\nprotocol MapDelegate { func a(_ map: MKMap) }") == [])
  }

  @Test func oneProtocolTwice() throws {
    #expect(try diagnostics(Self.parent + Self.delegate, Self.delegate) == ["same-proxy"])
  }

  @Test func alternativesNeverMeet() throws {
    #expect(
      try diagnostics(
        "\(Self.parent)\n#if A\n\(Self.delegate)\n#elseif B\n\(Self.delegate)\n#else\n\(Self.delegate)\n#endif"
      )
        == [])
  }

  @Test(arguments: [
    "#if A\nDELEGATE\n#endif\nDELEGATE", "#if A\nDELEGATE\nDELEGATE\n#endif",
    "#if A\nDELEGATE\n#elseif B\nDELEGATE\nDELEGATE\n#endif",
  ])
  func thoseThatMeet(_ text: String) throws {
    let declarations = text.split(separator: "\n").map {
      $0 == "DELEGATE" ? Self.delegate : "\($0)\n"
    }
    #expect(try diagnostics(Self.parent + declarations.joined()) == ["same-proxy"])
  }
}
