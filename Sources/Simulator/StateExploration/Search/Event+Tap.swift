import AuthorizationEngine
import PlatformModel

extension IOS.Event {
  /// How often the person touches the phone for it, at least; 0 for what the person does not do.
  ///
  /// A button, a switch, opening, leaving and locking are one tap each. What is done in Settings takes
  /// the taps of its path from the home screen: opening Settings, each row, the choice.
  public func taps(on version: OSVersion) -> Int {
    func visit(_ path: SettingsPath, and more: Int) -> Int {
      1 + path.steps(on: version, app: "").count + more
    }
    return switch self {
    case .open, .leave, .lock, .unlock, .forceQuit, .tapIndicator, .answer, .togglePrecise,
      .tapLocationButton, .setBluetoothInControlCenter, .reinstall, .updateApp, .updateSystem,
      .restart:
      1
    case .chooseInSettings, .setPrecise: visit(.app, and: 2)
    case .setMotion, .setBluetoothPermission: visit(.app, and: 1)
    case .setLocationServices: visit(.locationServices, and: 1)
    case .setRestricted: visit(.restrictions, and: 1)
    case .setFitnessTracking: visit(.motionAndFitness, and: 1)
    case .setBluetoothInSettings: 3
    case .resetLocationAndPrivacy: visit(.resetLocationAndPrivacy, and: 1)
    default: 0
    }
  }

  /// Whether it is time that passes, which no system can refuse.
  var isTime: Bool {
    switch self {
    case .graceElapsed, .allowOnceLapses, .suspend, .quietMoment, .nextDay, .clipGrantExpires,
      .sessionMemoryElapsed, .reminderDue, .heldEventExpires:
      true
    default: false
    }
  }
}

extension IOS.Event {
  /// Whether the person does it in Settings.
  public var isInSettings: Bool {
    switch self {
    case .chooseInSettings, .setPrecise, .setLocationServices, .setRestricted, .setMotion,
      .setFitnessTracking, .setBluetoothPermission, .setBluetoothInSettings,
      .resetLocationAndPrivacy:
      true
    default: false
    }
  }
}
