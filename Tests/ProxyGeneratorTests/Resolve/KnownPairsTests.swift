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
    ("UIView", true), ("NSView", true), ("NSStackView", true), ("NSSearchField", true),
    ("NSPanel", true), ("NSPopUpButton", true), ("NSSlider", true), ("WKWebView", true),
    ("NSObject", false), ("NSCache", false), ("NSURL", false), ("NSTextStorage", false),
    ("MKMarkerAnnotationView", true), ("CNContactViewController", true),
    ("StackView", false), ("MKMapItem", false), ("JTMapView", false),
  ])
  func whatIsOnTheMainActor(_ name: String, _ isIsolated: Bool) {
    #expect(KnownPairs.globalActor(ofTypeNamed: name) == (isIsolated ? "MainActor" : nil))
  }

  @Test(arguments: [
    (["NSTextView"], true), (["Editor", "NSTextView"], true), (["Editor", "NSView"], false),
    ([], false),
  ])
  func weakReferences(_ classes: [String], _ isForbidden: Bool) {
    #expect(KnownPairs.forbidsWeakReferences(classes) == isForbidden)
  }
}
