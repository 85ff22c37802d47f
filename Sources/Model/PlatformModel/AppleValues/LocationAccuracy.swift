/// An accuracy in meters, or one of the system's own values (IOS-AUTH-008).
public struct LocationAccuracy: RawRepresentable, Hashable, Sendable {
  /// Meters; negative values name a kind of accuracy instead.
  public let rawValue: Double

  /// Any number of meters.
  public init(rawValue: Double) { self.rawValue = rawValue }
}

extension LocationAccuracy {
  /// kCLLocationAccuracyBestForNavigation.
  public static let bestForNavigation = Self(rawValue: -2)
  /// kCLLocationAccuracyBest, the value of a fresh manager (IOS-AUTH-010).
  public static let best = Self(rawValue: -1)
  /// kCLLocationAccuracyNearestTenMeters.
  public static let nearestTenMeters = Self(rawValue: 10)
  /// kCLLocationAccuracyHundredMeters, the coarsest that iOS 16.4 does not suspend (IOS-BG-019).
  public static let hundredMeters = Self(rawValue: 100)
  /// kCLLocationAccuracyKilometer.
  public static let kilometer = Self(rawValue: 1_000)
  /// kCLLocationAccuracyThreeKilometers.
  public static let threeKilometers = Self(rawValue: 3_000)
  /// kCLLocationAccuracyReduced, iOS 14+: the app asks for reduced accuracy itself (IOS-ACC-006).
  public static let reduced = Self(rawValue: 6_380_000)
}

extension LocationAccuracy: Comparable {
  /// A finer accuracy is the smaller one.
  public static func < (left: LocationAccuracy, right: LocationAccuracy) -> Bool {
    left.rawValue < right.rawValue
  }
}
