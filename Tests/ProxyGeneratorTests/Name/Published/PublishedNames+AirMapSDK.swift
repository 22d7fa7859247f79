extension PublishedNames {
  /// airmap/AirMapSDK-Swift.
  static let airMapSDK = PublishedNames(
    library: "AirMapSDK", isHeldOut: false,
    source: """
      // proxygen:parent MGLMapView
      protocol MGLMapViewDelegate {
        // proxygen:name mapDidFinishLoadingStyle
        func mapView(_ mapView: MGLMapView, didFinishLoading style: MGLStyle)
        // proxygen:name regionDidChangeAnimated
        func mapView(_ mapView: MGLMapView, regionDidChangeAnimated animated: Bool)
        // proxygen:name regionWillChangeAnimated
        func mapView(_ mapView: MGLMapView, regionWillChangeAnimated animated: Bool)
        // proxygen:name mapDidFailLoadingMap
        func mapViewDidFailLoadingMap(_ mapView: MGLMapView, withError error: Error)
        // proxygen:name mapDidFinishRenderingFrame
        func mapViewDidFinishRenderingFrame(_ mapView: MGLMapView, fullyRendered: Bool)
        // proxygen:name mapDidFinishRenderingMap
        func mapViewDidFinishRenderingMap(_ mapView: MGLMapView, fullyRendered: Bool)
        // proxygen:name regionIsChanging
        func mapViewRegionIsChanging(_ mapView: MGLMapView)
        // proxygen:name mapDidStartLoading
        func mapViewWillStartLoadingMap(_ mapView: MGLMapView)
      }
      """)
}
