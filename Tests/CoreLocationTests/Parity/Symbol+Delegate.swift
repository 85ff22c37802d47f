import CoreLocation

extension Symbol {
  static let delegate: [Symbol] = [
    .here("CLLocationManagerDelegate", "2.0", (any CLLocationManagerDelegate).self),
    .delegate("locationManagerDidChangeAuthorization(_:)", "14.0") {
      $0.locationManagerDidChangeAuthorization(_:) as Any
    },
    .delegate("locationManager(_:didChangeAuthorization:)", "4.2", until: "14.0") {
      $0.locationManager(_:didChangeAuthorization:) as Any
    },
    .delegate("locationManager(_:didUpdateLocations:)", "6.0") {
      $0.locationManager(_:didUpdateLocations:) as Any
    },
    .delegate("locationManager(_:didFailWithError:)", "2.0") {
      $0.locationManager(_:didFailWithError:) as Any
    },
    .delegate("locationManager(_:didFinishDeferredUpdatesWithError:)", "6.0", until: "13.0") {
      $0.locationManager(_:didFinishDeferredUpdatesWithError:) as Any
    },
    .delegate("locationManagerDidPauseLocationUpdates(_:)", "6.0") {
      $0.locationManagerDidPauseLocationUpdates(_:) as Any
    },
    .delegate("locationManagerDidResumeLocationUpdates(_:)", "6.0") {
      $0.locationManagerDidResumeLocationUpdates(_:) as Any
    },
    .delegate("locationManager(_:didUpdateHeading:)", "3.0") {
      $0.locationManager(_:didUpdateHeading:) as Any
    },
    .delegate("locationManagerShouldDisplayHeadingCalibration(_:)", "3.0") {
      $0.locationManagerShouldDisplayHeadingCalibration(_:) as Any
    },
    .delegate("locationManager(_:didVisit:)", "8.0") {
      $0.locationManager(_:didVisit:) as Any
    },
    .delegate("locationManager(_:didStartMonitoringFor:)", "5.0") {
      $0.locationManager(_:didStartMonitoringFor:) as Any
    },
    .delegate("locationManager(_:didEnterRegion:)", "4.0") {
      $0.locationManager(_:didEnterRegion:) as Any
    },
    .delegate("locationManager(_:didExitRegion:)", "4.0") {
      $0.locationManager(_:didExitRegion:) as Any
    },
    .delegate("locationManager(_:didDetermineState:for:)", "7.0") {
      $0.locationManager(_:didDetermineState:for:) as Any
    },
    .delegate("locationManager(_:monitoringDidFailFor:withError:)", "4.0") {
      $0.locationManager(_:monitoringDidFailFor:withError:) as Any
    },
    .delegate("locationManager(_:didRange:satisfying:)", "13.0") {
      $0.locationManager(_:didRange:satisfying:) as Any
    },
    .delegate("locationManager(_:didFailRangingFor:error:)", "13.0") {
      $0.locationManager(_:didFailRangingFor:error:) as Any
    },
    .delegate("locationManager(_:didRangeBeacons:in:)", "7.0", until: "13.0") {
      $0.locationManager(_:didRangeBeacons:in:) as Any
    },
    .delegate("locationManager(_:rangingBeaconsDidFailFor:withError:)", "7.0", until: "13.0") {
      $0.locationManager(_:rangingBeaconsDidFailFor:withError:) as Any
    },
  ]
}
