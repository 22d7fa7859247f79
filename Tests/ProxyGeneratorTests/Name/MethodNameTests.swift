import Testing

@testable import ProxyGenerator

@Suite struct MethodNameTests {
  /// The name of one method of a delegate protocol of `MKMapView`.
  private func name(of method: String) -> String? {
    Naming(
      """
      class MKMapView { weak var delegate: MapDelegate? }
      protocol MapDelegate: AnyObject { func \(method) }
      """
    ).names.first
  }

  @Test(
    arguments: [
      // The verb is in the base name.
      ("mapViewDidZoom(_ mapView: MKMapView)", "didZoom"),
      ("didDismissMapView(_ mapView: MKMapView)", "didDismiss"),
      ("mapViewDidEndDragging(_ mapView: MKMapView, willDecelerate: Bool)", "didEndDragging"),
      ("didTapMyLocationButton(for mapView: MKMapView)", "didTapMyLocationButton"),
      ("mapViewIsReady(toLoad mapView: MKMapView)", "isReadyToLoad"),
      ("mapViewDidStart(mapView: MKMapView)", "didStart"),
      ("mapViewWasInterrupted(_ mapView: MKMapView)", "mapViewWasInterrupted"),
      // There is no sender.
      ("didLoad(tiles: Int)", "didLoad"),
      ("mapDidLoad()", "mapDidLoad"),
    ])
  func verbInBaseName(_ method: String, _ expected: String) {
    #expect(name(of: method) == expected)
  }

  @Test(
    arguments: [
      ("mapView(_ mapView: MKMapView, didUpdateTiles tiles: [Tile])", "didUpdateTiles"),
      ("mapView(_ mapView: MKMapView, didSelect pin: Pin)", "didSelect"),
      (
        "mapView(_ mapView: MKMapView, hasDoneSomething one: Int, with two: Int)",
        "hasDoneSomething"
      ),
      ("mapView(_ mapView: MKMapView, didFinishWith result: String)", "didFinishWith"),
      ("mapView(_ mapView: MKMapView, priceOf item: String) -> Int", "priceOf"),
      ("mapView(_ mapView: MKMapView, at index: Int)", "mapViewAt"),
      ("mapView(_ mapView: MKMapView, pin: Pin, didMoveTo place: Place)", "pinDidMoveTo"),
      ("mapCompose(_ map: MKMapView, didFinishWith result: Int)", "didFinishWith"),
      ("view(_ sender: Any, willExpand wide: Bool)", "willExpand"),
      ("renderer(_ renderer: Renderer, didDraw scene: Scene)", "didDraw"),
    ])
  func verbInLabel(_ method: String, _ expected: String) {
    #expect(name(of: method) == expected)
  }

  @Test(
    arguments: [
      ("willDisplay cell: Cell, forRowAt indexPath: IndexPath", "willDisplayCell"),
      ("didEndDisplaying cell: Cell, forRowAt row: Int", "didEndDisplayingCell"),
      ("didReceive _: Challenge, completionHandler: @escaping () -> Void", "didReceiveChallenge"),
      ("didAdd node: Node, for anchor: Anchor", "didAddNodeForAnchor"),
      ("willShow page: Page, animated: Bool", "willShow"),
      ("didFailToConnect peer: Peer, error: Error?", "didFailToConnect"),
      ("didFail navigation: Navigation, withError error: Error", "didFailNavigation"),
      ("didFail error: Error, for key: Key", "didFail"),
      ("didExpand wide: Bool, with key: Key", "didExpand"),
      ("didVisit visit: Visit, with key: Key", "didVisit"),
    ])
  func objects(_ payload: String, _ expected: String) {
    #expect(name(of: "mapView(_ mapView: MKMapView, \(payload))") == expected)
  }

  @Test(
    arguments: [
      ("didSelectRowAt indexPath: IndexPath", "didSelectRow"),
      ("prefetchRowsAt indexPaths: [IndexPath]", "prefetchRows"),
      ("didSelectTabAt index: Int", "didSelectTab"),
      ("didTapAt index: Int", "didTapAt"),
      ("didPickDocumentsAt urls: [URL]", "didPickDocumentsAt"),
      ("didDiscoverServicesFor peer: Peer", "didDiscoverServices"),
      ("monitoringDidFailFor region: Region, withError error: Error", "monitoringDidFail"),
      ("distanceFrom start: Int, to end: Int", "distanceFrom"),
    ])
  func lastPrepositions(_ payload: String, _ expected: String) {
    #expect(name(of: "mapView(_ mapView: MKMapView, \(payload))") == expected)
  }
}
