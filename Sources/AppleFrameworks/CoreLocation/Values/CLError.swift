import AppHosting
import Foundation

/// An error of Core Location, with Apple's codes (IOS-AUTH-005).
public struct CLError: BridgedError {
  /// The error as Foundation carries it.
  public let _nsError: NSError

  /// The error that Foundation carries.
  public init(_nsError error: NSError) { _nsError = error }

  /// The domain, as Foundation asks for it.
  public static var _nsErrorDomain: String { kCLErrorDomain }

  /// The domain, kCLErrorDomain.
  public static var errorDomain: String { kCLErrorDomain }

  /// A region that can be monitored better, where the error names one.
  public var alternateRegion: CLRegion? {
    userInfo[kCLErrorUserInfoAlternateRegionKey] as? CLRegion
  }

  /// What went wrong, with Apple's raw values.
  @nonexhaustive
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The error that the code belongs to.
    public typealias _ErrorType = CLError

    case locationUnknown = 0
    case denied = 1
    case network = 2
    case headingFailure = 3
    case regionMonitoringDenied = 4
    case regionMonitoringFailure = 5
    case regionMonitoringSetupDelayed = 6
    case regionMonitoringResponseDelayed = 7
    case geocodeFoundNoResult = 8
    case geocodeFoundPartialResult = 9
    case geocodeCanceled = 10
    case deferredFailed = 11
    case deferredNotUpdatingLocation = 12
    case deferredAccuracyTooLow = 13
    case deferredDistanceFiltered = 14
    case deferredCanceled = 15
    case rangingUnavailable = 16
    case rangingFailure = 17
    case promptDeclined = 18
    case historicalLocationError = 19
  }
}

/// The codes by their own names, as Apple spells them on the error.
extension CLError {
  /// The phone cannot tell where it is; it goes on trying.
  public static var locationUnknown: Code { .locationUnknown }
  /// The app may not know the location.
  public static var denied: Code { .denied }
  /// There is no network.
  public static var network: Code { .network }
  /// No heading can be known.
  public static var headingFailure: Code { .headingFailure }
  /// The app may not monitor regions.
  public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
  /// The region cannot be monitored.
  public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
  /// Monitoring does not begin at once.
  public static var regionMonitoringSetupDelayed: Code { .regionMonitoringSetupDelayed }
  /// Crossings are reported late.
  public static var regionMonitoringResponseDelayed: Code { .regionMonitoringResponseDelayed }
  /// Nothing is found.
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  /// Only a part is found.
  public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
  /// The question was taken back.
  public static var geocodeCanceled: Code { .geocodeCanceled }
  /// Updates are not deferred.
  public static var deferredFailed: Code { .deferredFailed }
  /// Updates are not deferred, as there are none.
  public static var deferredNotUpdatingLocation: Code { .deferredNotUpdatingLocation }
  /// Updates are not deferred at this accuracy.
  public static var deferredAccuracyTooLow: Code { .deferredAccuracyTooLow }
  /// Updates are not deferred with a distance filter.
  public static var deferredDistanceFiltered: Code { .deferredDistanceFiltered }
  /// Deferring was taken back.
  public static var deferredCanceled: Code { .deferredCanceled }
  /// Beacons cannot be ranged now.
  public static var rangingUnavailable: Code { .rangingUnavailable }
  /// Ranging failed.
  public static var rangingFailure: Code { .rangingFailure }
  /// The question about accuracy was not shown, iOS 14+ (IOS-ACC-009).
  public static var promptDeclined: Code { .promptDeclined }
  /// The location is one of the past.
  public static var historicalLocationError: Code { .historicalLocationError }
}
