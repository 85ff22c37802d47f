import AuthorizationEngine
import PhoneSimulator

extension Noticed {
  /// Whether location managers have something to do with it.
  var concernsLocationManagers: Bool {
    switch effect {
    case .authorizationCallback, .temporaryAccuracyCompleted, .locationError, .monitoringError,
      .delivered, .updatesPaused, .updatesResumed:
      true
    default: false
    }
  }

  /// The position that came with it.
  var fix: Fix? {
    if case .fix(let fix) = detail { fix } else { nil }
  }
}

extension IOS.Effect.LocationError {
  /// The error that the app is given.
  var error: CLError { CLError(CLError.Code(rawValue: rawValue) ?? .locationUnknown) }
}
