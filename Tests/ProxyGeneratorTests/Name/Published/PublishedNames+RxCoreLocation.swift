extension PublishedNames {
  /// RxSwiftCommunity/RxCoreLocation.
  static let rxCoreLocation = PublishedNames(
    library: "RxCoreLocation", isHeldOut: false,
    source: """
      // proxygen:parent CLLocationManager
      protocol CLLocationManagerDelegate {
        // proxygen:name didChangeAuthorization
        func locationManager(
          _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
        )
        // proxygen:name didDetermineState
        func locationManager(
          _ manager: CLLocationManager,
          didDetermineState state: CLRegionState,
          for region: CLRegion
        )
        // proxygen:name didRangeBeacons
        func locationManager(
          _ manager: CLLocationManager,
          didRangeBeacons beacons: [CLBeacon],
          in region: CLBeaconRegion
        )
        // proxygen:name didUpdateHeading
        func locationManager(
          _ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading
        )
        // proxygen:name didUpdateLocations
        func locationManager(
          _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
        )
        // proxygen:name didVisit
        func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
        // proxygen:name didErrorMonitoringRegion
        func locationManager(
          _ manager: CLLocationManager,
          monitoringDidFailFor region: CLRegion?,
          withError error: Error
        )
        // proxygen:name didErrorRangingBeacons
        func locationManager(
          _ manager: CLLocationManager,
          rangingBeaconsDidFailFor region: CLBeaconRegion,
          withError error: Error
        )
        // proxygen:name didPause
        func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
        // proxygen:name didResume
        func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
      }
      """)
}
