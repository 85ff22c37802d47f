/// What an app reads about its location permission, with Apple's raw values (IOS-AUTH-001).
public enum AuthorizationStatus: Int32, Hashable, Sendable, CaseIterable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorizedAlways = 3
  case authorizedWhenInUse = 4
}

/// What an app reads about precision, with Apple's raw values; 0 is the good one (IOS-AUTH-003).
public enum AccuracyAuthorization: Int, Hashable, Sendable, CaseIterable {
  case fullAccuracy = 0
  case reducedAccuracy = 1
}

extension AuthorizationStatus: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .notDetermined: "notDetermined"
    case .restricted: "restricted"
    case .denied: "denied"
    case .authorizedAlways: "authorizedAlways"
    case .authorizedWhenInUse: "authorizedWhenInUse"
    }
  }
}

extension AccuracyAuthorization: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .fullAccuracy: "fullAccuracy"
    case .reducedAccuracy: "reducedAccuracy"
    }
  }
}
