extension PublishedNames {
  /// ReactiveX/RxSwift, RxExample/Extensions.
  static let rxExample = PublishedNames(
    library: "RxExample", isHeldOut: false,
    source: """
      // proxygen:parent CLLocationManager
      protocol CLLocationManagerDelegate {
        // proxygen:name didUpdateLocations
        func locationManager(
          _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
        )
        // proxygen:name didFailWithError
        func locationManager(_ manager: CLLocationManager, didFailWithError error: Error)
        // proxygen:name didFinishDeferredUpdatesWithError
        func locationManager(
          _ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: Error?
        )
        // proxygen:name didPauseLocationUpdates
        func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
        // proxygen:name didResumeLocationUpdates
        func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
        // proxygen:name didUpdateHeading
        func locationManager(
          _ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading
        )
        // proxygen:name didEnterRegion
        func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
        // proxygen:name didExitRegion
        func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
        // proxygen:name didDetermineStateForRegion
        func locationManager(
          _ manager: CLLocationManager,
          didDetermineState state: CLRegionState,
          for region: CLRegion
        )
        // proxygen:name monitoringDidFailForRegionWithError
        func locationManager(
          _ manager: CLLocationManager,
          monitoringDidFailFor region: CLRegion?,
          withError error: Error
        )
        // proxygen:name didStartMonitoringForRegion
        func locationManager(
          _ manager: CLLocationManager, didStartMonitoringFor region: CLRegion
        )
        // proxygen:name didRangeBeaconsInRegion
        func locationManager(
          _ manager: CLLocationManager,
          didRangeBeacons beacons: [CLBeacon],
          in region: CLBeaconRegion
        )
        // proxygen:name rangingBeaconsDidFailForRegionWithError
        func locationManager(
          _ manager: CLLocationManager,
          rangingBeaconsDidFailFor region: CLBeaconRegion,
          withError error: Error
        )
        // proxygen:name didVisit
        func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
        // proxygen:name didChangeAuthorizationStatus
        func locationManager(
          _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
        )
      }

      // proxygen:parent UIImagePickerController
      protocol UIImagePickerControllerDelegate {
        // proxygen:name didFinishPickingMediaWithInfo
        func imagePickerController(
          _ picker: UIImagePickerController,
          didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        )
        // proxygen:name didCancel
        func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
      }
      """)
}
