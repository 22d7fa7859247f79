extension PublishedNames {
  /// RxSwiftCommunity/RxGoogleMaps.
  static let rxGoogleMaps = PublishedNames(
    library: "RxGoogleMaps", isHeldOut: false,
    source: """
      // proxygen:parent GMSMapView
      protocol GMSMapViewDelegate {
        // proxygen:name willMove
        func mapView(_ mapView: GMSMapView, willMove gesture: Bool)
        // proxygen:name didChange
        func mapView(_ mapView: GMSMapView, didChange position: GMSCameraPosition)
        // proxygen:name idleAt
        func mapView(_ mapView: GMSMapView, idleAt position: GMSCameraPosition)
        // proxygen:name didTapAt
        func mapView(_ mapView: GMSMapView, didTapAt coordinate: CLLocationCoordinate2D)
        // proxygen:name didLongPressAt
        func mapView(_ mapView: GMSMapView, didLongPressAt coordinate: CLLocationCoordinate2D)
        // proxygen:name didTap
        func mapView(_ mapView: GMSMapView, didTap marker: GMSMarker) -> Bool
        // proxygen:name didTapInfoWindowOf
        func mapView(_ mapView: GMSMapView, didTapInfoWindowOf marker: GMSMarker)
        // proxygen:name didLongPressInfoWindowOf
        func mapView(_ mapView: GMSMapView, didLongPressInfoWindowOf marker: GMSMarker)
        // proxygen:name didTapAtPoi
        func mapView(
          _ mapView: GMSMapView,
          didTapPOIWithPlaceID placeID: String,
          name: String,
          location: CLLocationCoordinate2D
        )
        // proxygen:name didCloseInfoWindowOfMarker
        func mapView(_ mapView: GMSMapView, didCloseInfoWindowOf marker: GMSMarker)
        // proxygen:name didBeginDragging
        func mapView(_ mapView: GMSMapView, didBeginDragging marker: GMSMarker)
        // proxygen:name didEndDragging
        func mapView(_ mapView: GMSMapView, didEndDragging marker: GMSMarker)
        // proxygen:name didDrag
        func mapView(_ mapView: GMSMapView, didDrag marker: GMSMarker)
        // proxygen:name didTapMyLocationButton
        func didTapMyLocationButton(for mapView: GMSMapView) -> Bool
        // proxygen:name didStartTileRendering
        func mapViewDidStartTileRendering(_ mapView: GMSMapView)
        // proxygen:name didFinishTileRendering
        func mapViewDidFinishTileRendering(_ mapView: GMSMapView)
        // proxygen:name snapshotReady
        func mapViewSnapshotReady(_ mapView: GMSMapView)
      }
      """)
}
