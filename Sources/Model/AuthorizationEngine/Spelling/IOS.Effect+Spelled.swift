import PlatformModel

extension IOS.Effect: CustomStringConvertible {
  /// The effect in words: "promptClosed(answered)".
  public var description: String { spelled }

  /// The effect in words: "promptClosed(answered)".
  public var spelled: String {
    switch self {
    case .promptShown(let one): "promptShown(\(one))"
    case .promptClosed(let one): "promptClosed(\(one.rawValue))"
    case .willResignActive: "willResignActive"
    case .didBecomeActive: "didBecomeActive"
    case .indicatorShown: "indicatorShown"
    case .indicatorHidden: "indicatorHidden"
    case .settingsOpened: "settingsOpened"
    case .authorizationCallback(let one, let two): "authorizationCallback(\(one), \(two))"
    case .temporaryAccuracyCompleted(let one): "temporaryAccuracyCompleted(\(one.rawValue))"
    case .locationError(let one): "locationError(\(one))"
    case .monitoringError(let one): "monitoringError(\(one))"
    case .delivered(let one): "delivered(\(one.rawValue))"
    case .withheld(let one): "withheld(\(one.rawValue))"
    case .dropped(let one): "dropped(\(one))"
    case .diagnostic(let one, let two): "diagnostic(\(one.rawValue), \(two))"
    case .buttonAction: "buttonAction"
    case .conditionLimitExceeded: "conditionLimitExceeded"
    case .updatesPaused: "updatesPaused"
    case .updatesResumed: "updatesResumed"
    case .motionDelivered: "motionDelivered"
    case .motionError(let one): "motionError(\(one))"
    case .bluetoothState(let one): "bluetoothState(\(one))"
    case .bluetoothAuthorization(let one): "bluetoothAuthorization(\(one))"
    case .launched(let one): "launched(\(one.rawValue))"
    case .resumed: "resumed"
    case .woken: "woken"
    case .suspended: "suspended"
    case .ended(let one): "ended(\(one.rawValue))"
    case .aborted(let one): "aborted(\(one.rawValue))"
    case .killed(let one): "killed(\(one.rawValue))"
    case .console(let one): "console(\(one.rawValue))"
    case .ignored(let one): "ignored(\(one.rawValue))"
    case .grantLapsed: "grantLapsed"
    }
  }
}

extension IOS.Effect.LocationError: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .locationUnknown: "locationUnknown"
    case .denied: "denied"
    case .regionMonitoringDenied: "regionMonitoringDenied"
    case .regionMonitoringFailure: "regionMonitoringFailure"
    case .rangingUnavailable: "rangingUnavailable"
    }
  }
}
