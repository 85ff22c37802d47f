/// A call that asks for location permission, or needs it to be askable.
public enum LocationRequest: String, Hashable, Sendable, CaseIterable {
  case requestWhenInUse
  case requestAlways
  case requestTemporaryFullAccuracy
  /// An explicit CLServiceSession for When In Use, or one that live updates imply (IOS-NEW-006).
  case whenInUseSession
  case alwaysSession

  /// The releases that have the call.
  public var versions: OSVersion.Span {
    switch self {
    case .requestWhenInUse, .requestAlways: .allIOS
    case .requestTemporaryFullAccuracy: .iOS(from: .iOS(14))
    case .whenInUseSession, .alwaysSession: .iOS(from: .iOS(18))
    }
  }

  /// The error with which it fails without a key that it requires; nil if it does nothing then.
  public var errorWithoutKey: LocationErrorCode? {
    switch self {
    case .requestWhenInUse, .requestAlways, .whenInUseSession, .alwaysSession: nil
    case .requestTemporaryFullAccuracy: .promptDeclined
    }
  }
}
