extension PublishedNames {
  /// sangheon, RxWeatherApp.
  static let rxWeatherApp = PublishedNames(
    library: "RxWeatherApp", isHeldOut: true,
    source: """
      // proxygen:parent MKMapView
      protocol MKMapViewDelegate {
        // proxygen:name regionDidChangeAnimated
        func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
        // proxygen:name didUpdate
        func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
      }
      """)

  /// Nexters/Plock-iOS.
  static let plock = PublishedNames(
    library: "Plock", isHeldOut: true,
    source: """
      // proxygen:parent MKMapView
      protocol MKMapViewDelegate {
        // proxygen:name regionDidChangeAnimated
        func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
        // proxygen:name didUpdate
        func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
      }
      """)

  /// juliancadi/AnyMap.
  static let anyMap = PublishedNames(
    library: "AnyMap", isHeldOut: true,
    source: """
      // proxygen:parent MGLMapView
      protocol MGLMapViewDelegate {
        // proxygen:name regionDidChange
        func mapView(_ mapView: MGLMapView, regionDidChangeAnimated animated: Bool)
      }
      """)

  /// heerucan/2023-Graduation-Project.
  static let kevin = PublishedNames(
    library: "Kevin", isHeldOut: true,
    source: """
      // proxygen:parent FSCalendar
      protocol FSCalendarDelegate {
        // proxygen:name didSelect
        func calendar(
          _ calendar: FSCalendar,
          didSelect date: Date,
          at monthPosition: FSCalendarMonthPosition
        )
      }
      """)

  /// DAEUN28/Mongli.
  static let mongli = PublishedNames(
    library: "Mongli", isHeldOut: true,
    source: """
      // proxygen:parent FSCalendar
      protocol FSCalendarDelegate {
        // proxygen:name calendarCurrentPageDidChange
        func calendarCurrentPageDidChange(_ calendar: FSCalendar)
        // proxygen:name didSelectDate
        func calendar(
          _ calendar: FSCalendar,
          didSelect date: Date,
          at monthPosition: FSCalendarMonthPosition
        )
      }
      """)

  /// Mikhail Malaschenko, PlannerApp.
  static let plannerApp = PublishedNames(
    library: "PlannerApp", isHeldOut: true,
    source: """
      // proxygen:parent FSCalendar
      protocol FSCalendarDelegate {
        // proxygen:name didSelectDate
        func calendar(
          _ calendar: FSCalendar,
          didSelect date: Date,
          at monthPosition: FSCalendarMonthPosition
        )
      }
      """)

  /// NMFMapView/Rx.
  static let naverMap = PublishedNames(
    library: "NaverMap", isHeldOut: true,
    source: """
      // proxygen:parent NMFMapView
      protocol NMFMapViewDelegate {
        // proxygen:name mapViewIdle
        func mapViewIdle(_ mapView: NMFMapView)
        // proxygen:name mapViewCameraUpdateCancel
        func mapViewCameraUpdateCancel(_ mapView: NMFMapView, byReason reason: Int)
        // proxygen:name didTapMapView
        func didTapMapView(_ point: CGPoint, latLng latlng: NMGLatLng)
      }
      """)

  /// Supermove, NMapsMap/Rx.
  static let supermove = PublishedNames(
    library: "Supermove", isHeldOut: true,
    source: """
      // proxygen:parent NMFMapView
      protocol NMFMapViewDelegate {
        // proxygen:name mapViewRegionIsChanging
        func mapViewRegionIsChanging(_ mapView: NMFMapView, byReason reason: Int)
        // proxygen:name cameraDidChangeByReason
        func mapView(
          _ mapView: NMFMapView, regionDidChangeAnimated animated: Bool, byReason reason: Int
        )
        // proxygen:name mapViewIdle
        func mapViewIdle(_ mapView: NMFMapView)
      }
      """)

  /// Nexters/doctor24_iOS.
  static let doctor24 = PublishedNames(
    library: "Doctor24", isHeldOut: true,
    source: """
      // proxygen:parent NMFMapView
      protocol NMFMapViewDelegate {
        // proxygen:name mapViewRegionIsChanging
        func mapViewRegionIsChanging(_ mapView: NMFMapView, byReason reason: Int)
        // proxygen:name mapViewRegionDidChanging
        func mapView(
          _ mapView: NMFMapView, regionDidChangeAnimated animated: Bool, byReason reason: Int
        )
        // proxygen:name didTapMapView
        func didTapMapView(_ point: CGPoint, latLng latlng: NMGLatLng)
      }
      """)

  /// Arnaud Verrier, RxMapBox.
  static let capitaineSpot = PublishedNames(
    library: "CapitaineSpot", isHeldOut: true,
    source: """
      // proxygen:parent MGLMapView
      protocol MGLMapViewDelegate {
        // proxygen:name didChange
        func mapView(_ mapView: MGLMapView, didChange mode: MGLUserTrackingMode, animated: Bool)
        // proxygen:name mapViewRegionIsChanging
        func mapViewRegionIsChanging(_ mapView: MGLMapView)
        // proxygen:name regionWillChangeAnimated
        func mapView(_ mapView: MGLMapView, regionWillChangeAnimated animated: Bool)
      }
      """)

  /// Squads.
  static let squads = PublishedNames(
    library: "Squads", isHeldOut: true,
    source: """
      // proxygen:parent UIApplication
      protocol UIApplicationDelegate {
        // proxygen:name applicationWillEnterForeground
        func applicationWillEnterForeground(_ application: UIApplication)
        // proxygen:name applicationDidEnterBackground
        func applicationDidEnterBackground(_ application: UIApplication)
      }
      """)
}
