extension PublishedNames {
  /// AlexanderNaumov/RxUIKit.
  static let rxUIKit = PublishedNames(
    library: "RxUIKit", isHeldOut: false,
    source: """
      // proxygen:parent MKMapView
      protocol MKMapViewDelegate {
        // proxygen:name didUpdateUserLocation
        func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
        // proxygen:name annotationViewCalloutAccessoryControlTapped
        func mapView(
          _ mapView: MKMapView,
          annotationView view: MKAnnotationView,
          calloutAccessoryControlTapped control: UIControl
        )
        // proxygen:name regionDidChangeAnimated
        func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
        // proxygen:name didChangeUserTrackingMode
        func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)
      }

      // proxygen:parent UIPageViewController
      protocol UIPageViewControllerDelegate {
        // proxygen:name didFinishAnimating
        func pageViewController(
          _ pageViewController: UIPageViewController,
          didFinishAnimating finished: Bool,
          previousViewControllers: [UIViewController],
          transitionCompleted completed: Bool
        )
      }
      """)
}
