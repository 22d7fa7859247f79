public class MapView {
  public weak var delegate: (any MapViewDelegate)?
  public init() {}
}

public class Marker {}
public class Overlay {}

public protocol MapViewDelegate: AnyObject {
  /// The verb is in the label, in the base name, or there is no sender.
  func mapView(_ mapView: MapView, didSelect marker: Marker)
  func mapViewDidZoom(_ mapView: MapView)
  func mapViewWillMove(_ mapView: MapView, animated: Bool)
  func didDismissMapView(_ mapView: MapView)
  func didReceiveWarning()
  func didLoad(tiles: Int)

  /// A label that says nothing by itself.
  func mapView(_ mapView: MapView, at index: Int)
  func mapView(_ mapView: MapView, marker: Marker, didDragTo place: Int)

  /// Overloads by type, and by label.
  func mapView(_ mapView: MapView, didAdd markers: [Marker])
  func mapView(_ mapView: MapView, didAdd overlays: [Overlay])
  func mapView(_ mapView: MapView, didTap place: Int)
  func mapView(_ mapView: MapView, didTap place: Int, twice: Bool)

  /// Taken by `Reactive`, by the accessors, or by the language.
  func deallocated(_ mapView: MapView)
  func mapView(_ mapView: MapView, delegate: Int)
  func mapView(_ mapView: MapView, default value: Int)

  /// By hand.
  // proxygen:name markerTapped
  func mapView(_ mapView: MapView, didHit marker: Marker)
}
