extension PublishedNames {
  /// RxSwiftCommunity/RxMKMapView.
  static let rxMKMapView = PublishedNames(
    library: "RxMKMapView", isHeldOut: false,
    source: """
      // proxygen:parent MKMapView
      protocol MKMapViewDelegate {
        // proxygen:name annotationViewCalloutAccessoryControlTapped
        func mapView(
          _ mapView: MKMapView,
          annotationView view: MKAnnotationView,
          calloutAccessoryControlTapped control: UIControl
        )
        // proxygen:name didChangeState
        func mapView(
          _ mapView: MKMapView,
          annotationView view: MKAnnotationView,
          didChange newState: MKAnnotationView.DragState,
          fromOldState oldState: MKAnnotationView.DragState
        )
        // proxygen:name didChangeUserTrackingMode
        func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)
        // proxygen:name didDeselectAnnotationView
        func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
        // proxygen:name didFailToLocateUserWithError
        func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: Error)
        // proxygen:name didSelectAnnotationView
        func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
        // proxygen:name didUpdateUserLocation
        func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
        // proxygen:name regionDidChangeAnimated
        func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
        // proxygen:name regionWillChangeAnimated
        func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
        // proxygen:name didChangeVisibleRegion
        func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
        // proxygen:name didFailLoadingMap
        func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: Error)
        // proxygen:name didFinishLoadingMap
        func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
        // proxygen:name didFinishRenderingMap
        func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
        // proxygen:name didStopLocatingUser
        func mapViewDidStopLocatingUser(_ mapView: MKMapView)
        // proxygen:name willStartLoadingMap
        func mapViewWillStartLoadingMap(_ mapView: MKMapView)
        // proxygen:name willStartLocatingUser
        func mapViewWillStartLocatingUser(_ mapView: MKMapView)
        // proxygen:name willStartRenderingMap
        func mapViewWillStartRenderingMap(_ mapView: MKMapView)
        // proxygen:name didAddAnnotationViews
        func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
        // proxygen:name didAddOverlayRenderers
        func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer])
      }
      """)
}
