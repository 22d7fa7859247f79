import Testing

@testable import ProxyGenerator

@Suite struct FrameworkPrefixTests {
  @Test(
    arguments: [
      ("UIView", "View"), ("CLLocationManager", "LocationManager"), ("WKWebView", "WebView"),
      ("GMSMapView", "MapView"), ("URLSession", "URLSession"), ("XMLParser", "XMLParser"),
      ("PDFView", "PDFView"), ("Thing", "Thing"), ("URL", "URL"), ("IDCard", "IDCard"), ("A", "A"),
      ("", ""),
    ])
  func drops(_ name: String, _ rest: String) {
    #expect(FrameworkPrefix.dropped(from: name) == rest)
  }
}
