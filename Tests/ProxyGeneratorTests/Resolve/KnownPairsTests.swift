import Testing

@testable import ProxyGenerator

struct KnownPairsTests {
  @Test(arguments: [
    (["UITableView"], "delegate", "RxTableViewDelegateProxy"),
    (["UITableView"], "dataSource", "RxTableViewDataSourceProxy"),
    (["WKWebView"], "navigationDelegate", "RxWKNavigationDelegateProxy"),
    (
      ["Grid", "UICollectionView"], "prefetchDataSource",
      "RxCollectionViewDataSourcePrefetchingProxy"
    ),
    (["UITableView"], "dragDelegate", nil), (["WKWebView"], "uiDelegate", nil),
    (["Thing"], "delegate", nil), ([], "delegate", nil),
  ])
  func rxCocoaProxy(_ parents: [String], _ property: String, _ expected: String?) {
    #expect(KnownPairs.rxCocoaProxy(parents: parents, property: property) == expected)
  }

  @Test(arguments: [
    ("WKNavigationDelegate", "navigationDelegate"), ("UITableViewDragDelegate", "dragDelegate"),
    ("UITableViewDelegate", nil), ("ThingDelegate", nil),
  ])
  func property(_ protocolName: String, _ expected: String?) {
    #expect(KnownPairs.property(of: protocolName) == expected)
  }

  @Test(arguments: [
    (["NSTextView"], true), (["Editor", "NSTextView"], true), (["Editor", "NSView"], false),
    ([], false),
  ])
  func weakReferences(_ classes: [String], _ isForbidden: Bool) {
    #expect(KnownPairs.forbidsWeakReferences(classes) == isForbidden)
  }
}
