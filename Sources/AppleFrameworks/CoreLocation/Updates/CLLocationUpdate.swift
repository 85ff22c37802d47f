import Foundation

/// A location, or why there is none, iOS 17+ (IOS-NEW-001, IOS-NEW-011).
public struct CLLocationUpdate: Sendable {
  /// The location, if there is one.
  public let location: CLLocation?
  let flags: DiagnosticFlags

  /// Whether the phone stands still; the virtual phone never says so, nor does a simulator.
  public var isStationary: Bool { false }
  /// Whether the phone stands still, by its name of iOS 18.
  public var stationary: Bool { false }
  /// Whether the person denied the app its location, iOS 18+.
  public var authorizationDenied: Bool { flags.authorizationDenied }
  /// Whether Location Services are off, iOS 18+.
  public var authorizationDeniedGlobally: Bool { flags.authorizationDeniedGlobally }
  /// Whether restrictions keep the app from it, iOS 18+.
  public var authorizationRestricted: Bool { flags.authorizationRestricted }
  /// Whether the question is on the screen, iOS 18+.
  public var authorizationRequestInProgress: Bool { flags.authorizationRequestInProgress }
  /// Whether the app is not in use enough, iOS 18+.
  public var insufficientlyInUse: Bool { flags.insufficientlyInUse }
  /// Whether the app has to hold a service session, iOS 18+.
  public var serviceSessionRequired: Bool { flags.serviceSessionRequired }
  /// Whether the location is a reduced one, iOS 18+ (IOS-ACC-014).
  public let accuracyLimited: Bool
  /// Whether the phone cannot tell where it is, iOS 18+.
  public let locationUnavailable: Bool

  init(
    _ location: CLLocation? = nil, flags: DiagnosticFlags, accuracyLimited: Bool = false,
    locationUnavailable: Bool = false
  ) {
    self.location = location
    self.flags = flags
    self.accuracyLimited = accuracyLimited
    self.locationUnavailable = locationUnavailable
  }

  /// What the updates are for (IOS-AUTH-007).
  @nonexhaustive
  public enum LiveConfiguration {
    case `default`
    case automotiveNavigation
    case otherNavigation
    case fitness
    case airborne
    /// iOS 27+.
    case maritime
  }

  /// Locations from now on; from iOS 18 iterating them asks for the permission (IOS-NEW-001).
  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates {
    Updates()
  }
}
