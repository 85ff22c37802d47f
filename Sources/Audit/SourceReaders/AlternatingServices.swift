/// Location updates and significant changes, where an app stops one before it starts the other.
enum AlternatingServices {
  /// The names that start and stop the other service; nil for an API that starts neither.
  static func other(than api: PlatformAPI) -> (start: String, stop: String)? {
    switch api {
    case .startUpdatingLocation:
      (
        "startMonitoringSignificantLocationChanges", "stopMonitoringSignificantLocationChanges"
      )
    case .startMonitoringSignificantLocationChanges:
      ("startUpdatingLocation", "stopUpdatingLocation")
    default: nil
    }
  }
}
