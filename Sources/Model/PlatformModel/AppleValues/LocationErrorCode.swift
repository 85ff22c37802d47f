/// A code of Core Location's error domain (IOS-AUTH-005).
public struct LocationErrorCode: RawRepresentable, Hashable, Sendable {
  /// The number that CLError carries.
  public let rawValue: Int

  /// Any code, known or not.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The domain of the codes, kCLErrorDomain.
  public static let domain = "kCLErrorDomain"
}

extension LocationErrorCode {
  /// No location now; standard updates keep trying (IOS-REQ-025).
  public static let locationUnknown = Self(rawValue: 0)
  /// No service now: denied, or Location Services off (IOS-REQ-027).
  public static let denied = Self(rawValue: 1)
  /// The network failed.
  public static let network = Self(rawValue: 2)
  /// No heading.
  public static let headingFailure = Self(rawValue: 3)
  /// The app may not monitor regions (IOS-BG-052).
  public static let regionMonitoringDenied = Self(rawValue: 4)
  /// One region too many, or too large a radius (IOS-BG-044).
  public static let regionMonitoringFailure = Self(rawValue: 5)
  /// Monitoring could not start at once.
  public static let regionMonitoringSetupDelayed = Self(rawValue: 6)
  /// Events come late.
  public static let regionMonitoringResponseDelayed = Self(rawValue: 7)
  /// Geocoding found nothing.
  public static let geocodeFoundNoResult = Self(rawValue: 8)
  /// Geocoding found a part.
  public static let geocodeFoundPartialResult = Self(rawValue: 9)
  /// Geocoding was canceled.
  public static let geocodeCanceled = Self(rawValue: 10)
  /// Deferred updates failed.
  public static let deferredFailed = Self(rawValue: 11)
  /// Deferred updates need running updates.
  public static let deferredNotUpdatingLocation = Self(rawValue: 12)
  /// Deferred updates need a finer accuracy.
  public static let deferredAccuracyTooLow = Self(rawValue: 13)
  /// Deferred updates need no distance filter.
  public static let deferredDistanceFiltered = Self(rawValue: 14)
  /// Deferred updates were canceled.
  public static let deferredCanceled = Self(rawValue: 15)
  /// Ranging is not possible, as in airplane mode.
  public static let rangingUnavailable = Self(rawValue: 16)
  /// Ranging failed.
  public static let rangingFailure = Self(rawValue: 17)
  /// No prompt for temporary full accuracy (IOS-ACC-009).
  public static let promptDeclined = Self(rawValue: 18)
  /// A past location could not be had.
  public static let historicalLocationError = Self(rawValue: 19)
}
