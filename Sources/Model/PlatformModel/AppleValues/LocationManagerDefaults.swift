/// What a fresh location manager reads (IOS-AUTH-010).
public enum LocationManagerDefaults {
  /// desiredAccuracy.
  public static let desiredAccuracy = LocationAccuracy.best
  /// distanceFilter: kCLDistanceFilterNone.
  public static let distanceFilter: Double = -1
  /// headingFilter, in degrees.
  public static let headingFilter: Double = 1
  /// headingOrientation: portrait.
  public static let headingOrientation = 1
  /// maximumRegionMonitoringDistance, in meters.
  public static let maximumRegionMonitoringDistance: Double = 2_128_000
  /// pausesLocationUpdatesAutomatically, as the header has it (IOS-AUTH-011).
  public static let pausesLocationUpdatesAutomatically = true
  /// How many regions an app monitors at once (IOS-BG-044).
  public static let maximumMonitoredRegions = 20
  /// How many conditions a CLMonitor holds; about as many (IOS-NEW-013).
  public static let maximumMonitoredConditions = 20

  /// allowsBackgroundLocationUpdates: false from iOS 9, and iOS 8 behaves as if it were true.
  public static func allowsBackgroundLocationUpdates(on version: OSVersion) -> Bool {
    version < .iOS(9)
  }
}
