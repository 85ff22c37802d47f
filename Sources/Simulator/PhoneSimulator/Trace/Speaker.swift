import AuthorizationEngine

/// Who does what a line of the timeline says.
package enum Speaker: Hashable, Sendable {
  /// The person holding the phone.
  case person
  /// An app.
  case app(AppID)
  /// The system.
  case system
  /// The world around the phone.
  case world
}

extension IOS.Event {
  /// Whether it is something that an app's code calls.
  package var isCall: Bool { speaker(AppID(rawValue: 0)) == .app(AppID(rawValue: 0)) }

  /// Who brings the event about, for an app.
  func speaker(_ app: AppID?) -> Speaker {
    switch self {
    case .open, .leave, .lock, .unlock, .forceQuit, .tapIndicator, .answer, .togglePrecise,
      .tapLocationButton, .chooseInSettings, .setPrecise, .setLocationServices, .setRestricted,
      .setMotion, .setFitnessTracking, .setBluetoothPermission, .setBluetoothInSettings,
      .setBluetoothInControlCenter, .resetLocationAndPrivacy, .reinstall, .updateApp,
      .updateSystem, .restart:
      .person
    case .graceElapsed, .allowOnceLapses, .suspend, .terminate, .quietMoment, .reminderDue,
      .heldEventExpires, .sessionMemoryElapsed, .clipGrantExpires, .suggestPermission:
      .system
    case .happens, .locationFix, .locationUnknown, .liveUpdateDue, .beaconSeen, .longStop,
      .nextDay:
      .world
    default: app.map(Speaker.app) ?? .system
    }
  }
}
