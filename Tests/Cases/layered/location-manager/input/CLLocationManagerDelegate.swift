import CoreLocation

/// The interface of Core Location's delegate protocol, in short: its parent is in another module.
@objc public protocol CLLocationManagerDelegate: NSObjectProtocol {
  @objc optional func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])

  @objc optional func locationManager(
    _ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)

  @objc optional func locationManagerShouldDisplayHeadingCalibration(
    _ manager: CLLocationManager
  ) -> Bool

  @objc optional func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)

  @objc optional func locationManager(
    _ manager: CLLocationManager, didEnterRegion region: CLRegion)

  @objc optional func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)

  @objc optional func locationManager(
    _ manager: CLLocationManager, didFailWithError error: any Error)

  @objc optional func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
  )

  @objc optional func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)

  @objc optional func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)

  @objc optional func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)

  @objc optional func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)

  @objc optional func locationManager(
    _ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?)

  @objc optional func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
}
