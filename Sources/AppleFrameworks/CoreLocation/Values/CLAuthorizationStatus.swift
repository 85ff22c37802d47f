import PlatformModel

/// What an app reads about its location permission, with Apple's raw values (IOS-AUTH-001).
@nonexhaustive
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorizedAlways = 3
  case authorizedWhenInUse = 4

  /// The name of 3 before iOS 8; not for use since (IOS-AUTH-001).
  public static var authorized: CLAuthorizationStatus { .authorizedAlways }

  init(_ status: AuthorizationStatus) {
    switch status {
    case .notDetermined: self = .notDetermined
    case .restricted: self = .restricted
    case .denied: self = .denied
    case .authorizedAlways: self = .authorizedAlways
    case .authorizedWhenInUse: self = .authorizedWhenInUse
    }
  }
}

/// What an app reads about precision, with Apple's raw values; 0 is the good one (IOS-AUTH-003).
@nonexhaustive
public enum CLAccuracyAuthorization: Int, Sendable {
  case fullAccuracy = 0
  case reducedAccuracy = 1

  init(_ accuracy: AccuracyAuthorization) {
    self = accuracy == .fullAccuracy ? .fullAccuracy : .reducedAccuracy
  }
}
